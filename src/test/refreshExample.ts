import type { FeedGame } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { type Source, SourceError } from '#feeds/source.ts';

const HOUR = 3_600_000;

/** A feed with answers from the test, league by league. */
export function scriptedSource(
  answers: Partial<Record<League, readonly FeedGame[] | 'down'>>,
): Source {
  return {
    name: 'espn',
    sample: false,
    async games(league) {
      const answer = answers[league] ?? [];
      if (answer === 'down') throw new SourceError(`${league} is down`);
      return { games: answer, quarantined: [] };
    },
  };
}

const team = (name: string, ratingKey: string) => ({
  name,
  shortName: name,
  abbreviation: ratingKey,
  ratingKey,
});

/** Bills against Chiefs, starting in `hours`. */
export const nflGame = (
  sourceId: string,
  hours: number,
  change: Partial<FeedGame> = {},
): FeedGame =>
  ({
    sourceId,
    league: 'NFL',
    season: 2026,
    postseason: false,
    gameTime: new Date(Date.now() + hours * HOUR).toISOString(),
    timeKnown: true,
    neutralSite: false,
    status: 'scheduled',
    homeTeam: team('Buffalo Bills', 'BUF'),
    awayTeam: team('Kansas City Chiefs', 'KC'),
    venue: { name: 'Highmark Stadium' },
    odds: [
      {
        book: 'book',
        feed: 'espn',
        provider: 'Book',
        sample: false,
        asOf: new Date().toISOString(),
        moneyline: { home: -122, away: 104 },
        spread: { line: -1.5 },
        total: { line: 47.5 },
      },
    ],
    ...change,
  }) as FeedGame;
