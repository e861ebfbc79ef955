import { readLessons } from '@tambour/stage';
import file from '../../../data/lessons.json' with { type: 'json' };
import { en } from '../../texts/lessons.en.ts';
import { fr } from '../../texts/lessons.fr.ts';
import { opening } from './lesson-ground.ts';

export const { lessons: LESSONS, guides: GUIDES } = readLessons({ en, fr }, file, opening);
