import type { Matchup } from './game.ts';
import { expectTotal, forecastMargin, trustedFilter, winProbability } from './marginForecast.ts';
import { newTeam, thaw } from './marginState.ts';
import { advance } from './marginTime.ts';
import { newcomerNotes } from './notes.ts';
import type { GameInputs } from './predict.ts';
import { marginInputs } from './recipeInputs.ts';
import { circumstances } from './situation.ts';
import type { MarginRatings } from './types.ts';

/** Inputs of a margin league's game from ratings carried to its season and day. */
export function predictMargin(
  matchup: Matchup,
  ratings: MarginRatings,
  day: number,
  sport: string,
): GameInputs {
  const state = thaw(ratings);
  advance(state, matchup.season, day);
  const home = known(state, matchup.homeKey) ?? newTeam(state);
  const away = known(state, matchup.awayKey) ?? newTeam(state);
  const game = circumstances(state, home, away, matchup, day);
  const which = trustedFilter(state);
  const margin = forecastMargin(state, which, home, away, game);
  const total = expectTotal(state, home, away, game);
  const homeWin = winProbability(state, which, margin);
  return {
    inputs: marginInputs(sport, ratings.shapes, homeWin, margin, total),
    ratedFrom: which === 'line' ? 'lines' : 'results',
    notes: newcomerNotes(matchup, (key) => known(ratings, key) !== undefined),
  };
}

const known = <T>(
  state: { readonly teams: Readonly<Record<string, T>> },
  key: string | undefined,
) => (key !== undefined && Object.hasOwn(state.teams, key) ? state.teams[key] : undefined);
