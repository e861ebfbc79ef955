import { exampleContract, guideContract, lessonContract, stageContract } from '@tambour/stage/testing';
import { denain } from '../game.ts';
import { RULES } from '../rule-book.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { denainStage } from './stage.ts';

const world = denain.world({});
const options = {
  rules: RULES,
  places: (w: typeof world) => [...w.hexNames, ...w.entryHexes.map((entry) => w.formationIds[entry.formation]!)],
  ids: new RegExp(`(?<![\\p{L}-])(${world.pieces.join('|')})(?![\\p{L}-])`, 'u'),
};

stageContract({ spec: denain, stage: denainStage }, [{ options: { edition: 'fr' } }, { options: { edition: 'en' } }], {
  ...options,
  catalogues: [{ en, fr }],
  neutral: ['bridge-destroyed', 'drawn'],
  rare: ['aide', 'breach-react', 'displace', 'leader-flees', 'lose', 'retreat-next'],
});
lessonContract({ spec: denain, stage: denainStage }, options);
guideContract({ spec: denain, stage: denainStage }, options);
exampleContract(
  { spec: denain, stage: denainStage },
  { ...options, least: 40, mustShow: ['6.1a', '7.3c', '10.2d', '11.2d', '11.5a', '11.7a', '12.3a'] },
);
