import { withGame } from '@tambour/games';
import { greedyPlayer, playGame, randomPlayer, branch } from '@tambour/ai';
const n=Number(process.argv[2]??20);
const opt=JSON.parse(process.argv[3]??'{}');
for (const edition of ['fr','en']) for (const g of [0,1]) await withGame('denain', ({spec})=>{
  const world=spec.world({options:{edition}});
  const players=[randomPlayer<any,any>(),randomPlayer<any,any>()]; players[g]=greedyPlayer<any,any>(opt);
  let wins=0,draws=0,dec=0,diff=0;const t=performance.now();const lost=[];
  for(let i=0;i<n;i++){const r=playGame(spec,world,players,branch(1,i)); if(r.verdict.winner===g)wins++;else {if(r.verdict.winner===undefined)draws++;lost.push(r.verdict.rule+':'+r.verdict.points)} dec+=r.decisions;diff+=r.verdict.points[g]!-r.verdict.points[1-g]!}
  const s=(performance.now()-t)/1000;
  console.log(edition,'greedy='+'FC'[g],'wins',wins,'draws',draws,'of',n,'s/game',(s/n).toFixed(2),'dec/game',dec/n,'dec/s',(dec/s)|0,'meandiff',(diff/n).toFixed(1),lost.slice(0,6).join(' '));
});
