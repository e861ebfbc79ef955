import type { Text } from '@tambour/kernel';
import { list, stateSentence } from '@tambour/stage';
import type { LeaderId } from '../model/ids.ts';
import { hexName, saidFormationAt, saidLeader, saidUnit } from '../model/names.ts';
import { batteryAt, type Field, isLeaderOnMap, unitAt } from '../model/state.ts';
import { AIDE, CINC, LOST } from '../model/vocabulary.ts';
import { rangeOf } from '../rules/8-command.ts';
import { say } from '../texts/say.ts';
import { leaderStates } from './state-words.ts';
import { onGround } from './terrain-words.ts';

/** A leader in sentences: who he is, where, whom he leads and commands, how things stand with him. */
export function describeLeader(g: Field, l: LeaderId): Text[] {
  return [identity(g, l), ...position(g, l), ...commands(g, l), ...stateSentence(leaderStates(g, l))];
}

function identity(g: Field, l: LeaderId): Text {
  const { w } = g;
  const f = w.leads[l]! - 1;
  const isChief = w.leaderRole[l] === CINC;
  const activation = w.activation[l]!;
  return say('leader.identity', {
    name: saidLeader(w, l),
    role: say(isChief ? 'leader.chief' : w.leaderRole[l] === AIDE ? 'leader.aide' : 'leader.leader'),
    of: f < 0 ? '' : saidFormationAt(w, f),
    range: rangeOf(g, l),
    activation: activation > 0 ? `${activation}` : '',
    move: w.leaderMove[l]!,
  });
}

function position(g: Field, l: LeaderId): Text[] {
  const { w, s } = g;
  if (!isLeaderOnMap(g, l)) return [];
  const hex = s.leader.hex[l]!;
  const here = { place: hexName(w, hex), ground: onGround(w, hex) };
  const troops = [unitAt(g, hex), batteryAt(g, hex)].filter((u) => u >= 0).map((u) => saidUnit(w, u));
  return [troops.length === 0 ? say('leader.alone', here) : say('leader.with', { ...here, troops: list(troops) })];
}

/** 8.1b 8.1c 8.1d 8.1e The formations whose leaders look to him. */
function commands(g: Field, l: LeaderId): Text[] {
  const { w } = g;
  const others = [...(w.commands[l] ?? [])].filter((f) => f !== w.leads[l]! - 1);
  if (w.leaderRole[l] !== CINC || others.length === 0 || g.s.leader.place[l] === LOST) return [];
  return [say('leader.commands', { all: list(others.map((f) => saidFormationAt(w, f))) })];
}
