import { expect, test } from 'vitest';
import { type Stars, starRating } from '#domain/game/stars.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { summarize } from '#domain/words/summary.ts';
import { initialRatings } from '../fitted.ts';
import { predict } from '../predict.ts';
import { ratingTable } from '../table.ts';

const RUNS = 1000;
const ALL: readonly Stars[] = [1, 2, 3, 4, 5];

/** The favorite's stars in every pairing of a league's rated clubs, home and away. */
function pairings(league: League): Stars[] {
  const ratings = initialRatings(league);
  const clubs = ratingTable(ratings).map(({ key }) => key);
  return clubs.flatMap((home) =>
    clubs
      .filter((away) => away !== home)
      .map((away) => {
        const { grid } = predict(
          {
            league,
            season: ratings.season,
            gameTime: '2025-05-20T18:00:00Z',
            homeKey: home,
            awayKey: away,
            homeName: home,
            awayName: away,
            neutralSite: false,
            postseason: false,
          },
          ratings,
          RUNS,
        );
        return starRating(summarize(grid, true).confidenceRating, 3);
      }),
  );
}

test('a season of soccer has every rating: none fewer than one game in eight, none more than three in ten', () => {
  const given = TEAM_LEAGUES.filter((league) => LEAGUES[league].canDraw).flatMap(pairings);
  for (const stars of ALL) {
    const share = given.filter((each) => each === stars).length / given.length;
    expect(share, `${stars} stars`).toBeGreaterThan(1 / 8);
    expect(share, `${stars} stars`).toBeLessThan(3 / 10);
  }
});
