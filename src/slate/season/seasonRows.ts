import { OUTSIDE } from '#domain/season/outside.ts';
import type { SeasonFixture } from '#domain/season/seasonFixture.ts';
import type { SeasonFinal, SeasonRow } from '#domain/season/seasonRow.ts';
import { easternDate } from '#domain/time/time.ts';
import type { PublishedShares } from './publishedShares.ts';

const EXTRA = { regulation: 0, overtime: 1, shootout: 2 } as const;

/** A finished game's result; in the postseason a shoot-out's winner is a goal ahead. */
function finalOf(fixture: SeasonFixture): SeasonFinal | undefined {
  if (fixture.status !== 'final') return undefined;
  const { score, ended, shootoutWinner, postseason } = fixture;
  const extra = EXTRA[ended];
  if (!postseason || !shootoutWinner || score.home !== score.away) return { ...score, extra };
  const { home, away } = score;
  return shootoutWinner === 'home'
    ? { home: home + 1, away, extra }
    : { home, away: away + 1, extra };
}

/** A game as a forecast's inputs are made from it. */
export function seasonRowOf(
  fixture: SeasonFixture,
  published: ReadonlyMap<number, PublishedShares>,
): SeasonRow {
  const { gameId, home, away, start, neutral } = fixture;
  const final = finalOf(fixture);
  const shares = final || gameId === undefined ? undefined : published.get(gameId);
  return {
    homeKey: home.key ?? OUTSIDE,
    awayKey: away.key ?? OUTSIDE,
    ...(start !== undefined && { day: easternDate(start) }),
    neutral,
    ...(final && { final }),
    ...(shares && { published: shares }),
  };
}

/** A season's games as far as they decide it: those that count in the table, and the postseason's. */
export function playedInSeason(fixtures: readonly SeasonFixture[]): {
  readonly regular: readonly SeasonFixture[];
  readonly postseason: readonly SeasonFixture[];
} {
  const played = fixtures.filter(({ status }) => status !== 'canceled');
  return {
    regular: played.filter(({ counts, postseason }) => counts && !postseason),
    postseason: played.filter(({ postseason }) => postseason),
  };
}
