import type { Team } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { BookedGame } from '../../oddsFeed.ts';
import type { Quarantined } from '../../source.ts';
import { bookTeam, feedTeam, isSameTeam } from './sameTeam.ts';

/** Limit of disagreement between feeds about a start that is not fixed yet. */
const NEAR_MS = 12 * 3_600_000;

/** A game of ours to come. */
export interface OurGame {
  readonly id: number;
  readonly gameTime: string;
  readonly homeTeam: Team;
  readonly awayTeam: Team;
}

/** A feed's prices that are a game's; `swapped`: it names the sides the other way round. */
export interface MatchedGame {
  readonly id: number;
  readonly booked: BookedGame;
  readonly swapped: boolean;
}

interface Pair extends MatchedGame {
  readonly apart: number;
}

/** Every event that fits a game by its sides, in either order, and its start. Prices stand by a side's name, so none is mixed up. */
function pairsOf(
  league: League,
  games: readonly OurGame[],
  events: readonly BookedGame[],
  keys: ReadonlySet<string>,
): readonly Pair[] {
  const ours = games.map(({ id, gameTime, homeTeam, awayTeam }) => ({
    id,
    at: Date.parse(gameTime),
    home: feedTeam(league, homeTeam, keys),
    away: feedTeam(league, awayTeam, keys),
  }));
  return events.flatMap((booked) => {
    const at = Date.parse(booked.startTime);
    const near = ours.filter((game) => Math.abs(game.at - at) <= NEAR_MS);
    if (near.length === 0) return [];
    const home = bookTeam(league, booked.home, keys);
    const away = bookTeam(league, booked.away, keys);
    return near.flatMap((game): Pair[] => {
      const apart = Math.abs(game.at - at);
      const same = isSameTeam(game.home, home) && isSameTeam(game.away, away);
      if (same) return [{ id: game.id, booked, swapped: false, apart }];
      const swapped = isSameTeam(game.home, away) && isSameTeam(game.away, home);
      return swapped ? [{ id: game.id, booked, swapped, apart }] : [];
    });
  });
}

/**
 * A feed's events with our games, each at most once: the nearest starts first, so that the two games of a doubleheader stay apart,
 * and the sides as we have them before the others. Events that fit no game are told.
 */
export function matchGames(
  league: League,
  games: readonly OurGame[],
  events: readonly BookedGame[],
  keys: ReadonlySet<string>,
): { readonly matched: readonly MatchedGame[]; readonly quarantined: readonly Quarantined[] } {
  const pairs = pairsOf(league, games, events, keys).toSorted(
    (a, b) => a.apart - b.apart || Number(a.swapped) - Number(b.swapped),
  );
  const taken = new Set<BookedGame>();
  const byGame = new Map<number, MatchedGame>();
  for (const { id, booked, swapped } of pairs) {
    if (byGame.has(id) || taken.has(booked)) continue;
    byGame.set(id, { id, booked, swapped });
    taken.add(booked);
  }
  const first = Math.min(...games.map(({ gameTime }) => Date.parse(gameTime))) - NEAR_MS;
  const last = Math.max(...games.map(({ gameTime }) => Date.parse(gameTime))) + NEAR_MS;
  const quarantined = events
    .filter((event) => !taken.has(event))
    .filter(({ startTime }) => Date.parse(startTime) >= first && Date.parse(startTime) <= last)
    .map(({ item, home, away }) => ({ item, reason: `no ${league} game fits ${away} at ${home}` }));
  return { matched: [...byGame.values()], quarantined };
}
