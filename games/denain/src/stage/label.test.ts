import { describe, expect, it } from 'vitest';
import type { StepName } from '../model/step-id.ts';
import { scene } from '../testing/scene.ts';
import { label, verbWords } from './label.ts';
import { atRandom, EDITIONS } from './testing/at-random.ts';
import { readsWell, WORLD as w } from './testing/reads-well.ts';

describe('label', () => {
  it('says an order as a person would', () => {
    const move = { type: 'move', unit: 'f-ad1', to: '1411', facing: 'E' };
    expect(label(w, move)).toEqual({
      en: 'Navarre moves to hex 1411, facing east',
      fr: 'Navarre se déplace vers l’hexagone 1411, face à l’est',
    });
    const { g } = scene({ edition: 'fr', units: 'F inf Navarre@1411>SSE 3/2/3' });
    expect(label(g.w, { ...move, unit: 'Navarre' }, g).en).toBe('Navarre turns in hex 1411, facing east');
    expect(label(w, { ...move, guns: true, via: ['1312', 'E', '1411'] }).en).toBe(
      'Navarre moves to hex 1411, with the battery, via 1312, facing east, 1411, facing east',
    );
    expect(label(w, { type: 'shock', attackers: ['f-ad1', 'f-mr1'], targets: ['2012'] }).fr).toBe(
      'Navarre et le régiment des Gardes françaises donnent l’assaut à l’hexagone 2012 (Denain)',
    );
    expect(label(w, { type: 'aide', formation: 'centre', to: '1411' }).fr).toBe(
      'Un aide de camp prend la tête du centre dans l’hexagone 1411',
    );
    expect(label(w, { type: 'run', unit: 'f-ad1', to: '' }).en).toBe('Navarre flees off the map');
    expect(label(w, { type: 'standing', side: 'F', on: 'reaction-fire', answer: 'chance', percent: 40 }).fr).toBe(
      'Consigne «\u00a0Tir de réaction\u00a0»\u00a0: si la probabilité est d’au moins 40\u00a0%',
    );
  });

  it('says what an end ends, and whom an activation sets in motion', () => {
    const at = (question: StepName) => scene({ edition: 'fr', units: 'F inf P@1411>SSE 3/2/3', at: question }).g;
    const ends = (question: StepName) => label(w, { type: 'done' }, at(question));
    expect(ends('move')).toEqual({ en: 'End movement', fr: 'Terminer le mouvement' });
    expect(ends('combat')).toEqual({ en: 'End combat', fr: 'Terminer le combat' });
    expect(ends('barrage')).toEqual({ en: 'End the barrage', fr: 'Terminer le barrage' });
    expect(ends('command-phase')).toEqual({ en: 'End the phase', fr: 'Terminer la phase' });
    expect(verbWords({ type: 'done' }, at('move')).en).toBe('End movement');
    expect(label(w, { type: 'ready' })).toEqual({
      en: 'Ready: finish set-up',
      fr: 'Prêt\u00a0: la mise en place est terminée',
    });
    expect(label(w, { type: 'activate', formation: 'gauche' })).toEqual({
      en: 'Activate the left wing (Albergotti)',
      fr: 'Activer l’aile gauche (Albergotti)',
    });
  });

  it('reads hexes given as numbers, and moves without a facing', () => {
    expect(label(w, { type: 'move', unit: 'f-ad1', to: 818 }).en).toBe('Navarre moves to hex 0818 (Rœulx)');
  });

  for (const edition of EDITIONS)
    it(`names every legal order in random play of the ${edition} edition`, () => {
      const seen = new Set<string>();
      atRandom(
        edition,
        7,
        150,
        () => {},
        (match) => {
          for (const command of match.legal()) {
            const said = label(match.position.world, command);
            const key = `${command.type} ${said.en}`;
            if (seen.has(key)) continue;
            seen.add(key);
            readsWell(said, command);
            readsWell(verbWords(command), command);
            expect(said.en).not.toBe(said.fr);
          }
        },
      );
      expect(seen.size).toBeGreaterThan(500);
    });
});
