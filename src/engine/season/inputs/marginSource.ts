import { covariance } from '../../ratings/belief.ts';
import { widenedForecast } from '../../ratings/margin/absences/unread.ts';
import { beliefRow, type MarginFilter } from '../../ratings/margin/filter.ts';
import { type Fixture, marginFixture } from '../../ratings/margin/fixture.ts';
import { forecastMargin, marginFilterOf, trustedFilter } from '../../ratings/margin/forecast.ts';
import { type Roster, recordOf, teamNumber } from '../../ratings/margin/roster.ts';
import { thaw } from '../../ratings/margin/state.ts';
import { advanceMargin } from '../../ratings/margin/time.ts';
import { marginWinProbability } from '../../ratings/margin/winProbability.ts';
import type { MarginRatings } from '../../ratings/types.ts';
import type { RatingsSource } from './source.ts';

/**
 * A league rated by margins. A game's share is the ratings' own forecast of it (`forecastGame`), with the variance that both sides
 * gain until its day. A team's rating is its own with the mean of its recent starters, as in the table of ratings.
 */
export function marginSource(ratings: MarginRatings, season: number, day: number): RatingsSource {
  const state = thaw(ratings);
  advanceMargin(state, season, day);
  const filter = marginFilterOf(state, trustedFilter(ratings));
  const { params } = ratings;
  const expected = (fixture: Fixture) => forecastMargin(filter, fixture);
  /** A team that the ratings do not know enters at its level, as in a forecast. */
  const partsOf = (key: string): Parts => {
    expected(
      marginFixture(state.league, state.roster, { homeKey: key, awayKey: key, neutralSite: true }),
    );
    return partsIn(filter, state.roster, key);
  };
  return {
    sharesOf({ homeKey, awayKey, neutral, ahead, homeRest, awayRest }) {
      const game = {
        homeKey,
        awayKey,
        neutralSite: neutral,
        ...(homeRest !== undefined && { homeRestDays: homeRest }),
        ...(awayRest !== undefined && { awayRestDays: awayRest }),
      };
      const fixture = marginFixture(state.league, state.roster, game);
      const { mean, variance } = widenedForecast(expected(fixture), params, {});
      const later = { mean, variance: variance + 2 * filter.params.drift * ahead };
      return { homeWin: marginWinProbability(params.scale, filter.params.slope, later), draw: 0 };
    },
    ratingOf: (key) =>
      partsOf(key).reduce((sum, [row, weight]) => sum + weight * (filter.belief.mean[row] ?? 0), 0),
    covarianceOf(one, other) {
      let sum = 0;
      for (const [row, weight] of partsOf(one)) {
        for (const [column, factor] of partsOf(other)) {
          sum += weight * factor * covariance(filter.belief, row, column);
        }
      }
      return sum;
    },
    full: filter.belief.full,
    unit: params.scale / filter.params.slope,
    home: filter.belief.mean[0] ?? 0,
    drift: filter.params.drift,
  };
}

/** Rows of the belief whose weighted sum is a team's rating. */
type Parts = readonly (readonly [row: number, weight: number])[];

function partsIn(filter: MarginFilter, roster: Roster, key: string): Parts {
  const team = teamNumber(roster, key);
  const { starters } = recordOf(roster, team);
  const recent = starters.flatMap((starter) => {
    const row = filter.starters.rows[starter] ?? -1;
    return row < 0 ? [] : [[row, 1 / starters.length] as const];
  });
  return [[beliefRow(filter, team), 1], ...recent];
}
