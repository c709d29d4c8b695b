import type { LineShare } from '#domain/prices/market.ts';
import { mendingOf } from '../../fitted/joint.ts';
import type { CalibratedInputs } from '../../joint/lineInputs.ts';
import { marginFigures } from '../../market/marginFigures.ts';
import type { ModelInputs } from '../../model.ts';
import { own } from '../../own.ts';
import { normalQuantile } from '../../rng/normal.ts';
import type { Matchup } from '../game.ts';
import type { GameInputs } from '../gameInputs.ts';
import { type KnownStarters, newcomerNotes, starterNotes } from '../notes.ts';
import { linesOfRecipe, marginInputs } from '../recipeInputs.ts';
import type { MarginRatings } from '../types.ts';
import { listNotes, widenedForecast } from './absences/unread.ts';
import { marginFixture } from './fixture.ts';
import { expectTotal, forecastMargin, marginFilterOf, trustedFilter } from './forecast.ts';
import { marginParts } from './marginParts.ts';
import { thaw } from './state.ts';
import { advanceMargin } from './time.ts';
import { marginWinProbability } from './winProbability.ts';

/** Inputs of a margin league's game; the ratings must stand at its season and day. */
export function marginGameInputs(
  matchup: Matchup,
  ratings: MarginRatings,
  day: number,
  sport: string,
): GameInputs<CalibratedInputs & ModelInputs> {
  const state = thaw(ratings);
  advanceMargin(state, matchup.season, day);
  const fixture = marginFixture(state.league, state.roster, matchup);
  const which = trustedFilter(ratings);
  const filter = marginFilterOf(state, which);
  const margin = widenedForecast(forecastMargin(filter, fixture), ratings.params, matchup);
  const homeWin = marginWinProbability(ratings.params.scale, filter.params.slope, margin);
  const total = expectTotal(state.total, fixture);
  const { bias } = ratings.params.total;
  const scoreSd = (total.spread ?? 1) * ratings.params.total.scoreSd;
  const newcomers = newcomerNotes(matchup, (key) =>
    Object.hasOwn(ratings.teams, key) ? 'known' : 'new',
  );
  const inputsAt = (win: number, mean: number) => ({
    ...marginInputs(sport, ratings.shapes, win, margin, { ...total, mean }),
    ...mendingOf(matchup.league),
  });
  return {
    inputs: inputsAt(homeWin, total.mean),
    anchored({ win, lines }) {
      const mean = lines.total ? medianAt(lines.total, scoreSd) + bias : total.mean;
      return { ...inputsAt(win?.home ?? homeWin, mean), ...linesOfRecipe(lines) };
    },
    own: marginFigures(
      { ...ratings.params, total: { scoreSd, bias } },
      { homeWin, margin: margin.mean, total: total.mean },
    ),
    origin: {
      kind: 'margin',
      parts: marginParts(filter, fixture),
      variance: margin.variance,
      slope: filter.params.slope,
      scale: ratings.params.scale,
      scoreSd: ratings.params.scoreSd,
      total: { mean: total.mean, bias, scoreSd },
    },
    ratedFrom: which === 'line' ? 'lines' : 'results',
    notes: [
      ...newcomers,
      ...(filter.params.starters ? starterNotes(matchup, startersOf(ratings)) : []),
      ...listNotes(ratings.params, matchup),
    ],
    bothRated: newcomers.length === 0,
  };
}

function startersOf({ teams, starters = {} }: MarginRatings): KnownStarters {
  return {
    recent: (team) => {
      const keys = own(teams, team)?.starters ?? [];
      return [...new Set(keys)].map((key) => ({ key, name: own(starters, key)?.name ?? key }));
    },
    knows: ({ key }) => Object.hasOwn(starters, key),
  };
}

/** The median, from a total's line and share. */
const medianAt = ({ line, share }: LineShare, sd: number): number =>
  line + sd * normalQuantile(share);
