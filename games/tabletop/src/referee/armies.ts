import { BadInput, type Language, read, type Text } from '@tambour/kernel';
import type { Draft } from '@tambour/stage/referee';
import saalfeld from '../../data/scenarios/saalfeld-1806.json' with { type: 'json' };
import farm from '../../data/scenarios/tutorial-farm.json' with { type: 'json' };
import { NOBODY } from './roster.ts';
import { SIDES } from './table.ts';

/** Of a scenario only what a roster needs. */
const words: read.Reader<Text> = read.object({ en: read.string(), fr: read.string() });
const nameOrWords: read.Reader<Text> = (v, path) => (typeof v === 'string' ? { en: v, fr: v } : words(v, path));
const id = read.string(60);
const scenario = read.object(
  {
    title: words,
    sides: read.list(read.object({ id, name: words }, {}, 'loose'), 2),
    generals: read.list(
      read.object(
        {
          id,
          side: id,
          name: nameOrWords,
          value: read.integer(20, 100),
          aides: read.integer(0, 9),
          superior: read.nullable(id),
          arms: read.list(id, 3),
        },
        {},
        'loose',
      ),
      40,
    ),
    units: read.list(
      read.object(
        {
          id,
          side: id,
          name: nameOrWords,
          type: id,
          status: id,
          baseMorale: read.integer(0, 20),
          eliteCompanies: read.boolean,
          manoeuvreClass: id,
          regiment: read.nullable(nameOrWords),
          general: read.nullable(id),
          initialFigures: read.integer(1, 60),
          formation: id,
          order: read.object({ type: id }, {}, 'loose'),
        },
        {},
        'loose',
      ),
      200,
    ),
  },
  {},
  'loose',
);

/** Both printed battles: generals first, each after his superior, then the units. */
export const ARMIES: readonly { readonly title: Text; drafts(language: Language): readonly Draft[] }[] = [
  farm,
  saalfeld,
].map((json, n) => {
  const { title, sides, generals, units } = scenario(json, `scenarios.${n}`);
  const sideOf = (name: string): string => {
    const side = SIDES[sides.findIndex((one) => one.id === name)];
    if (!side) throw new BadInput(`scenarios.${n}.side`, `there is no side ${name}`);
    return side;
  };
  return {
    title,
    drafts: (language) => [
      ...generals.map(
        ({ id: key, side, name, value, aides, superior, arms }): Draft => ({
          type: 'general',
          answers: {
            id: key,
            side: sideOf(side),
            name: name[language],
            value,
            aides,
            superior: superior ?? NOBODY,
            arms,
          },
        }),
      ),
      ...units.map(
        (unit): Draft => ({
          type: 'unit',
          answers: {
            id: unit.id,
            side: sideOf(unit.side),
            type: unit.type,
            name: unit.name[language],
            figures: unit.initialFigures,
            formation: unit.formation,
            regiment: unit.regiment?.[language] ?? '',
            general: unit.general ?? NOBODY,
            status: unit.status,
            base: unit.baseMorale,
            companies: unit.eliteCompanies,
            class: unit.manoeuvreClass,
            order: unit.order.type,
          },
        }),
      ),
    ],
  };
});
