import type { DrawnLine } from '../players/line.ts';
import type { ComparedLine } from './compare.ts';

export const PLAYERS_HASH_LABEL = 'SHA-256 of the players’ lines';

/** A game's lines as they are hashed: what was drawn alone, in the order of the players' ids. */
export const drawnLines = (lines: readonly DrawnLine[]): readonly DrawnLine[] =>
  lines
    .map(({ playerId, side, plays, stats }) => ({ playerId, side, plays, stats }))
    .toSorted((one, other) => (one.playerId < other.playerId ? -1 : 1));

/** Published and drawn lines of the same players: nobody's line is compared who was not published. */
export const publishedAlone = (
  published: readonly DrawnLine[],
  drawn: readonly DrawnLine[],
): readonly DrawnLine[] => {
  const ids = new Set(published.map(({ playerId }) => playerId));
  return drawn.filter(({ playerId }) => ids.has(playerId));
};

/** The published lines' hash beside that of the lines drawn again. */
export const comparedPlayers = (published: string, rerun: string): ComparedLine => ({
  label: PLAYERS_HASH_LABEL,
  published,
  rerun,
  same: published === rerun,
});
