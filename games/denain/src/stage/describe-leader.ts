import type { Text } from '@tambour/kernel';
import { capital, de, list, sentence } from '@tambour/stage';
import { placeName, saidFormation, saidPiece } from '../model/names.ts';
import { batteryAt, type Field, isLeaderOnMap, unitAt } from '../model/state.ts';
import { AIDE, CINC, LOST } from '../model/vocabulary.ts';
import { commanderRange } from '../rules/8-command.ts';
import { leaderStates } from './state-words.ts';
import { onGround } from './terrain-words.ts';

/** A leader in sentences: who he is, where, whom he leads and commands, how things stand with him. */
export function describeLeader(g: Field, l: number): Text[] {
  return [identity(g, l), ...position(g, l), ...commands(g, l), ...states(g, l)];
}

function identity(g: Field, l: number): Text {
  const { w } = g;
  const name = saidPiece(w, w.leaderIds[l]!);
  const f = w.leads[l]! - 1;
  const of = f < 0 ? undefined : saidFormation(w, w.formationIds[f]!);
  const isChief = w.leaderRole[l] === CINC;
  const range = isChief ? commanderRange(g, l) : w.radius[l]!;
  const roleEn = isChief ? 'a commander-in-chief' : w.leaderRole[l] === AIDE ? 'an aide-de-camp' : 'a leader';
  const roleFr = isChief ? 'commandant en chef' : w.leaderRole[l] === AIDE ? 'aide de camp' : 'chef';
  const leadsEn = of === undefined ? '' : `, at the head of ${of.en}`;
  const leadsFr = of === undefined ? '' : `, à la tête ${de(of.fr)}`;
  const checks = w.activation[l]!;
  return sentence(
    `${name.en}, ${roleEn}${leadsEn}: reach ${range}${checks > 0 ? `, activation ${checks}` : ''}, movement ${w.leaderMove[l]}.`,
    `${name.fr}, ${roleFr}${leadsFr} : portée ${range}${checks > 0 ? `, activation ${checks}` : ''}, mouvement ${w.leaderMove[l]}.`,
  );
}

function position(g: Field, l: number): Text[] {
  const { w, s } = g;
  if (!isLeaderOnMap(g, l)) return [];
  const hex = s.leader.hex[l]!;
  const place = placeName(w, w.hexNames[hex]!);
  const ground = onGround(w, hex);
  const troops = [unitAt(g, hex), batteryAt(g, hex)].filter((u) => u >= 0).map((u) => saidPiece(w, w.unitIds[u]!));
  const withEn = troops.length === 0 ? 'alone' : `with ${list(troops).en}`;
  const withFr = troops.length === 0 ? 'seul' : `avec ${list(troops).fr}`;
  return [
    { en: `He is in ${place.en}, ${ground.en}, ${withEn}.`, fr: `Il est en ${place.fr}, ${ground.fr}, ${withFr}.` },
  ];
}

/** 8.1b 8.1c 8.1d 8.1e The formations whose leaders look to him. */
function commands(g: Field, l: number): Text[] {
  const { w } = g;
  const others = [...(w.commands[l] ?? [])].filter((f) => f !== w.leads[l]! - 1);
  if (w.leaderRole[l] !== CINC || others.length === 0 || g.s.leader.place[l] === LOST) return [];
  const all = list(others.map((f) => saidFormation(w, w.formationIds[f]!)));
  return [{ en: `He may command ${all.en}.`, fr: `Il peut commander ${all.fr}.` }];
}

function states(g: Field, l: number): Text[] {
  const found = leaderStates(g, l);
  if (found.length === 0) return [];
  return [
    {
      en: `${capital(found.map((t) => t.en).join(', '))}.`,
      fr: `${capital(found.map((t) => t.fr).join(', '))}.`,
    },
  ];
}
