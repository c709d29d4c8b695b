import type { LeaguePage } from '../leagues/leaguePage.ts';
import { slug } from '../words/slug.ts';
import { followId } from './follow.ts';

/** What has two sides: a game, a bout, a match. */
interface Sided {
  readonly league: LeaguePage;
  /** Full names. */
  readonly sides: readonly string[];
}

/** 0 if a side is followed, 1 if its league or sport is, 2 if neither: followed ones are said first. */
export function followRank(ids: ReadonlySet<string>, { league, sides }: Sided): 0 | 1 | 2 {
  if (ids.size === 0) return 2;
  const code = league.toLowerCase();
  const keys = sides.map(slug).filter((key) => key !== '');
  if (keys.some((key) => ids.has(followId({ league: code, key })))) return 0;
  return ids.has(code) ? 1 : 2;
}

/** The same of a game of a team league. */
export const gameRank = (
  ids: ReadonlySet<string>,
  game: {
    readonly league: LeaguePage;
    readonly homeTeam: { readonly name: string };
    readonly awayTeam: { readonly name: string };
  },
) => followRank(ids, { league: game.league, sides: [game.homeTeam.name, game.awayTeam.name] });
