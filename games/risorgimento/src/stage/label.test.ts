import { Match } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import type { Field } from '../model/state.ts';
import { risorgimentoPlay } from '../play.ts';
import type { RisorgimentoCommand } from '../protocol/verbs.ts';
import { label, verbWords } from './label.ts';
import { atRandom } from './testing/at-random.ts';
import { readsWell, MAGENTA as w } from './testing/reads-well.ts';

const opening = (): Field => Match.begin(risorgimentoPlay, { scenario: 'magenta' }, 1).position.field;

describe('label', () => {
  it.each<readonly [RisorgimentoCommand, en: string, fr: string]>([
    [
      { type: 'move', unit: 'l45-1', to: '2216', facing: 'SE', via: ['2212', '2214'] },
      'I/45th Line moves to hex 2216 (Boffalora), via 2212, 2214, facing south-east',
      'Le I/45e de ligne se déplace vers l’hexagone 2216 (Boffalora), par 2212, 2214, face au sud-est',
    ],
    [
      { type: 'attack', attackers: ['l45-1', 'l45-2'], target: '2216', leaders: ['ldr-lefebvre'] },
      'I/45th Line and II/45th Line attack hex 2216 (Boffalora), with the brigadier',
      'Le I/45e de ligne et le II/45e de ligne attaquent l’hexagone 2216 (Boffalora), avec le brigadier',
    ],
    [
      { type: 'charge', attackers: ['gd-guides'], target: '1820', via: ['1918', '1919'] },
      'The Guard Guides regiment charges hex 1820, via 1918, 1919',
      'Le régiment des guides de la Garde charge l’hexagone 1820, par 1918, 1919',
    ],
    [
      { type: 'demolish', bridge: '2521|2621' },
      'Try to blow up the railway bridge',
      'Tenter de faire sauter le pont du chemin de fer',
    ],
    [
      { type: 'enter', piece: 'ldr-gault', to: '2801' },
      'Gault enters the map and goes to hex 2801',
      'Gault entre en jeu et va vers l’hexagone 2801',
    ],
    [{ type: 'continue' }, 'Try to continue the attack', 'Tenter de poursuivre l’attaque'],
    [
      { type: 'continue', attackers: ['zve2-1'], target: '3517' },
      'I/2nd Zouaves attacks hex 3517 (Magenta) next',
      'Le I/2e zouaves attaque ensuite l’hexagone 3517 (Magenta)',
    ],
    [{ type: 'face', facing: 'N' }, 'Winners: facing north', 'Vainqueurs : face au nord'],
    [
      { type: 'begin', formation: 'gd-reserve' },
      'The reserve artillery of the Imperial Guard acts',
      'L’artillerie de réserve de la Garde impériale agit',
    ],
  ])('says %j as a person would', (command, en, fr) => {
    expect(label(w, command)).toEqual({ en, fr });
    readsWell(label(w, command), command);
  });

  it('says what the field adds: a turn, who is there, a roll that is due', () => {
    const g = opening();
    expect(label(w, { type: 'move', unit: 'l45-1', to: '2208', facing: 'N' }, g).en).toBe(
      'I/45th Line turns in hex 2208, facing north',
    );
    expect(verbWords({ type: 'move', unit: 'l45-1', to: '2208', facing: 'N' }, g).en).toBe('Turn');
    expect(label(w, { type: 'fire', unit: 'f2-bat-1', at: '2216', facing: 'SE' }, g).en).toBe(
      'Rifled battery 11/7 fires at I/Hartmann and II/Hartmann in hex 2216 (Boffalora)',
    );
    expect(label(w, { type: 'fire', unit: 'f2-bat-1', at: '2216', facing: 'S' }, g).fr).toBe(
      'La batterie rayée 11/7 pivote, face au sud, et tire sur le I/Hartmann et le II/Hartmann dans l’hexagone 2216 (Boffalora)',
    );
    expect(label(w, { type: 'activate', corps: 'F2' }, g).en).toBe('Activate the French II Corps');
    g.s.corps.used[w.corpsIndex.get('F2')!] = 2;
    expect(label(w, { type: 'activate', corps: 'F2' }, g).en).toBe(
      'Activate the French II Corps: extended activation, 4 or less',
    );
  });

  it('reads hexes given as numbers, and standing orders', () => {
    expect(label(w, { type: 'lead', leader: 'ldr-cler', to: 818 }).en).toBe('Cler moves to hex 0818');
    expect(label(w, { type: 'standing', side: 'allied', on: 'return-fire', answer: 'never' }).fr).toBe(
      'Consigne «\u00a0Riposte\u00a0»\u00a0: jamais',
    );
  });

  it.each(['san-martino', 'magenta'])('names every legal order in random play of %s', (scenario) => {
    const seen = new Set<string>();
    atRandom(
      scenario,
      7,
      120,
      () => {},
      (match) => {
        const g = match.position.field as Field;
        readsWell(match.position.prompt!, match.position.question);
        const { actions } = match.position;
        for (let i = 0; i < actions.count; i += 1 + Math.floor(actions.count / 40)) {
          const command = match.position.decode(actions.at(i));
          const said = label(g.w, command, g);
          if (seen.has(said.en)) continue;
          seen.add(said.en);
          readsWell(said, command);
          readsWell(verbWords(command, g), command);
          expect(said.en).not.toBe(said.fr);
        }
      },
    );
    expect(seen.size).toBeGreaterThan(200);
  });
});
