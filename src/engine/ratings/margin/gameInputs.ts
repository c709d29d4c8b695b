import type { CalibratedInputs } from '../../joint/lineInputs.ts';
import type { ModelInputs } from '../../model.ts';
import type { Matchup } from '../game.ts';
import type { GameInputs } from '../gameInputs.ts';
import { newcomerNotes } from '../notes.ts';
import { marginInputs } from '../recipeInputs.ts';
import type { MarginRatings } from '../types.ts';
import { fixtureOf } from './fixture.ts';
import {
  expectTotal,
  filterOf,
  forecastMargin,
  trustedFilter,
  winProbability,
} from './forecast.ts';
import { thaw } from './state.ts';
import { advance } from './time.ts';

/** Stand for teams without a key: no feed's key begins like this. */
const UNKNOWN_HOME = '\u0000home';
const UNKNOWN_AWAY = '\u0000away';

/** Inputs of a margin league's game from ratings carried to its season and day. */
export function marginGameInputs(
  matchup: Matchup,
  ratings: MarginRatings,
  day: number,
  sport: string,
): GameInputs<CalibratedInputs & ModelInputs> {
  const state = thaw(ratings);
  advance(state, matchup.season, day);
  const { homeKey = UNKNOWN_HOME, awayKey = UNKNOWN_AWAY } = matchup;
  const fixture = fixtureOf(state.league, state.roster, { ...matchup, homeKey, awayKey });
  const which = trustedFilter(ratings);
  const filter = filterOf(state, which);
  const margin = forecastMargin(filter, fixture);
  const homeWin = winProbability(ratings.params.scale, filter.params.slope, margin);
  return {
    inputs: marginInputs(sport, ratings.shapes, homeWin, margin, expectTotal(state.total, fixture)),
    ratedFrom: which === 'line' ? 'lines' : 'results',
    notes: newcomerNotes(matchup, (key) => Object.hasOwn(ratings.teams, key)),
  };
}
