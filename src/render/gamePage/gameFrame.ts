import { frameOf } from '../shellParts.ts';

/** The frame of a league's game pages, as a build leaves it, to put one after another into. */
export const gameFrame = (shell: string) => frameOf(shell, ['head', 'sample', 'page']);
