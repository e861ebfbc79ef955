import { BadInput, type Language, type Text } from '@tambour/kernel';
import type { Draft } from '@tambour/stage/referee';
import saalfeld from '../../data/scenarios/saalfeld-1806.json' with { type: 'json' };
import farm from '../../data/scenarios/tutorial-farm.json' with { type: 'json' };
import { readScenario } from '../model/scenario.ts';
import { NOBODY } from './roster.ts';
import { SIDES } from './table.ts';

export interface Army {
  readonly title: Text;
  drafts(language: Language): readonly Draft[];
}
/** The roster of a printed battle: generals first, each after his superior, then the units. */
function armyOf(json: unknown): Army {
  const { title, sides, generals, units } = readScenario(json);
  const sideOf = (name: string): string => {
    const side = SIDES[sides.findIndex((one) => one.id === name)];
    if (!side) throw new BadInput('scenario.side', `there is no side ${name}`);
    return side;
  };
  return {
    title,
    drafts: (language) => [
      ...generals.map(
        ({ id, side, name, value, aides, superior, arms }): Draft => ({
          type: 'general',
          answers: {
            id,
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
            regiment: unit.regiment ?? '',
            general: unit.general,
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
}
export const ARMIES: readonly Army[] = [farm, saalfeld].map(armyOf);
