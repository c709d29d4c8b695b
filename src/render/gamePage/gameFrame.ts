import { frameOf } from '../shellParts.ts';

/** The built frame of a league's game pages, for inserting one page after another. */
export const gameFrame = (shell: string) => frameOf(shell, ['head', 'sample', 'page']);
