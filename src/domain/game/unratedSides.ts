import type { Team } from './game.ts';

/** A card's text for a game that never gets a figure. */
export const UNRATED_TEXT = 'Not rated';

interface Sides {
  readonly preseason?: boolean | undefined;
  readonly homeTeam: Pick<Team, 'name' | 'ratingKey'>;
  readonly awayTeam: Pick<Team, 'name' | 'ratingKey'>;
}

/** Names of the sides that can have no rating, away first: one is enough for a game to have no figure. */
export const unratedSides = ({ homeTeam, awayTeam }: Sides): readonly string[] =>
  [awayTeam, homeTeam].flatMap(({ name, ratingKey }) => (ratingKey === undefined ? [name] : []));

/** Why a game has no figure; undefined if both sides can be rated. */
export function unratedText(game: Sides): string | undefined {
  const names = unratedSides(game);
  if (names.length === 0) return undefined;
  if (game.preseason === true)
    return 'Our ratings do not cover preseason games, so we do not predict this one.';
  return `We have no rating for ${names.join(' and ')}, so we cannot predict this game.`;
}
