import type { Given } from '../inputs.ts';
import { deriveInputs } from './derive.ts';
import { readOrigin } from './readOrigin.ts';

/** The chances of a team game that follow from its recipe's origin. Throws as `readOrigin`. */
export const deriveGame = (origin: Given): Given => deriveInputs(readOrigin(origin));
