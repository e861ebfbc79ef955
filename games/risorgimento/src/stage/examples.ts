import { readExamples } from '@tambour/stage';
import file from '../../data/worked-examples.json' with { type: 'json' };
import { en } from '../texts/examples.en.ts';
import { fr } from '../texts/examples.fr.ts';
import { opening } from './lesson-ground.ts';

export const EXAMPLES = readExamples({ en, fr }, file, opening);
