import { patientStore, promptStore } from '#slate/tools.ts';
import type { Tool } from '#wiring';
import { type SeasonsReader, seasonsReader } from './seasonsReader.ts';

/** For answers to a reader. */
export const followedSeasons: Tool<SeasonsReader> = ({ use }) => seasonsReader(use(promptStore));

/** For messages. */
export const patientSeasons: Tool<SeasonsReader> = ({ use }) => seasonsReader(use(patientStore));
