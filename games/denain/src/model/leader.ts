import type { HexId } from '@tambour/boards';
import type { IdArray } from '@tambour/kernel';
import { type FormationId, formationId, type LeaderId, type UnitId, unitId } from './ids.ts';
import type { Field } from './state.ts';
import { CINC, ON_MAP } from './vocabulary.ts';

export const leaderHex = (g: Field, l: LeaderId): HexId => g.s.leader.hex[l]!;
/** The unit that he goes along with, or -1. */
export const riddenWith = (g: Field, l: LeaderId): UnitId => unitId(g.s.leader.riding[l]! - 1);
export const leaderSide = (g: Field, l: LeaderId): number => g.w.leaderSide[l]!;
export const isChief = (g: Field, l: LeaderId): boolean => g.w.leaderRole[l] === CINC;
/** The formation that a leader leads; below 0 for none. */
export const ledBy = (g: Field, l: LeaderId): FormationId => formationId(g.w.leads[l]! - 1);
export const leaderMove = (g: Field, l: LeaderId): number => g.w.leaderMove[l]!;
export const radiusOf = (g: Field, l: LeaderId): number => g.w.radius[l]!;
export const activationOf = (g: Field, l: LeaderId): number => g.w.activation[l]!;
/** 8.1b The formations that a commander-in-chief may command. */
export const commandsOf = (g: Field, l: LeaderId): IdArray<FormationId> => g.w.commands[l]!;
/** 8.4d Whether he commands one garrison alone, which is lost with him. */
export const isGarrisonChief = (g: Field, l: LeaderId): boolean => isChief(g, l) && commandsOf(g, l).length <= 1;
export const idOfLeader = (g: Field, l: LeaderId): string => g.w.leaderIds[l]!;

/** Everyone who leads or may come to lead, those off the map too: leaders of the scenario, then aides-de-camp. */
export const leaderCount = (g: Field): number => g.w.leaders + g.w.formations;
export const isLeaderOnMap = (g: Field, l: LeaderId): boolean => g.s.leader.place[l] === ON_MAP;
