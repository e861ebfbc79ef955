import { Position, seedDice, seededDice } from '@tambour/kernel';
import { risorgimento } from '@tambour/risorgimento';
import { denain } from '@tambour/denain';
import { Chess } from 'chessops/chess';
const words = new Uint32Array(4); seedDice(words, 7); const chance = seededDice(words); const pick=(n:number)=>chance.roll(n,0);
function chessGame(): number { const chess = Chess.default(); let moves=0; const from:number[]=[],to:number[]=[];
  while (moves<300){ from.length=0; to.length=0; for (const [s,ds] of chess.allDests()) for (const d of ds){from.push(s);to.push(d);} if(from.length===0||chess.isInsufficientMaterial()||chess.halfmoves>=100)break; const i=pick(from.length); const pr=chess.board.pawn.has(from[i]!)&&(to[i]!<8||to[i]!>=56); chess.play(pr?{from:from[i]!,to:to[i]!,promotion:'queen'}:{from:from[i]!,to:to[i]!}); moves++; } return moves; }
function rnd(spec:any, choice:any){ const p:any=new Position(spec,spec.world(choice)); let seed=1; p.begin(seed); return ()=>{ let n=0; while(n<300){ if(p.over)p.begin(++seed); p.playAt(pick(p.actions.count)); n++;} return n; }; }
const fs: any = {chess: chessGame, sm: rnd(risorgimento,{scenario:'san-martino'}), mag: rnd(risorgimento,{scenario:'magenta'}), den: rnd(denain,{options:{edition:'fr'}})};
const t:any={},n:any={}; for (const k in fs){t[k]=0;n[k]=0}
const only=process.argv[2]; const T=+(process.argv[3]??4);
for (const k in fs) { let until=process.cpuUsage().user+1.0e6; while(process.cpuUsage().user<until) fs[k](); }
for (let r=0;r<T*10;r++) for (const k in fs){ const c=process.cpuUsage(); let e=0; do { n[k]+=fs[k](); const d=process.cpuUsage(c); e=d.user+d.system; } while(e<100000); t[k]+=e; }
for (const k in fs) console.log(k, Math.round(n[k]/t[k]*1e6), ((n[k]/t[k])/(n.chess/t.chess)).toFixed(3));
