import { withGame } from '@tambour/games';
import { Position } from '@tambour/kernel';
import type { ScenePiece } from '@tambour/stage';
import { Grounds } from '../src/engine/ground.ts';
import { GroundLayer } from '../src/engine/ground-layer.ts';
import type { DrawnGround } from '../src/match/protocol.ts';

export interface Field {
  readonly ground: DrawnGround;
  readonly pieces: readonly ScenePiece[];
}

/** The map of Denain as it is played on, hex numbers and all. */
export const denainField = (): Promise<Field> =>
  withGame('denain', ({ spec, stage }): Field => {
    const { field } = new Position(spec, spec.world({})).begin(0);
    const look = { language: 'en', theme: 'day', numbers: true } as const;
    const ground = new Grounds(new GroundLayer()).ground('denain', look, () => stage.sheet(field, 'en'));
    return { ground, pieces: stage.scene(field).pieces };
  });
