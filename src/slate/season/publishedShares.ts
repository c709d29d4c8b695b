import type { Game } from '#domain/game/game.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import type { SeasonRow } from '#domain/season/seasonRow.ts';

/** The home side's chance and that of a draw, 0–1. */
export type PublishedShares = NonNullable<SeasonRow['published']>;

const sixDecimals = (share: number): number => Math.round(share * 1e6) / 1e6;

/**
 * What the pages of games to come say, by our own number. Where a draw is no result of its own (an NFL game tied after overtime),
 * the share is of the games that are decided.
 */
export function publishedShares(games: readonly Game[]): ReadonlyMap<number, PublishedShares> {
  const shares = new Map<number, PublishedShares>();
  for (const { id, league, status, prediction } of games) {
    if (!prediction || status === 'final') continue;
    const { homeWinProbability: home, awayWinProbability: away, drawProbability } = prediction;
    const drawn = LEAGUES[league].canDraw ? drawProbability : 0;
    const all = home + away + drawn;
    if (all <= 0) continue;
    shares.set(id, { homeWin: sixDecimals(home / all), draw: sixDecimals(drawn / all) });
  }
  return shares;
}
