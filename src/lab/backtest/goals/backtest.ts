/**
 * Walk-forward of the soccer leagues: for each season, parameters from the seasons before it (the four European
 * leagues jointly) and ratings from the games before each day. What is scored is the exact distribution of the
 * simulation that would have been published.
 */
import type { GoalLeague } from '#domain/leagues/index.ts';
import { GOAL_LEAGUES } from '#domain/leagues/kinds.ts';
import { CLOSE_ALONE } from '#engine/market/pool.ts';
import type { MarketWeights } from '#engine/market/weights.ts';
import { fnv1a } from '#engine/rng/hash.ts';
import { goalLeague } from '../../fit/goals/fit.ts';
import { goalForecasts, type TestedGoalForecast } from '../../fit/goals/forecasts.ts';
import { type GoalGroup, paramsBefore, readGroup } from '../../fit/goals/group.ts';
import { before, type History } from '../../fit/goals/history.ts';
import {
  forecastsBefore,
  goalMarketWeights,
  groupForecasts,
} from '../../fit/goals/marketWeights.ts';
import { placeInGrid, SHAPES, type Shape, shareOfRates } from '../../fit/goals/shares.ts';
import type { FileGame } from '../../fit/row.ts';
import { rateOf } from '../rateOf.ts';
import type { BacktestAnswer, LineLog, Quantity, ShapeRate, Value, Walked } from '../types.ts';
import type { Results, SportWalk } from '../walkResults.ts';
import { backtestOf } from '../walkSeasons.ts';
import { weightNotes } from '../weightNotes.ts';
import { notesOf } from './notes.ts';
import { goalQuestion, shapeAnswer, threeWayAnswer } from './questions.ts';

/** A soccer league's games, and those of the leagues that share its parameters. */
interface GoalFile extends Results<FileGame> {
  readonly league: GoalLeague;
  readonly group: GoalGroup;
}

export const goals: SportWalk<FileGame, GoalFile, SeasonWalk> = {
  leagues: GOAL_LEAGUES,
  read(name, folder, log) {
    const league = goalLeague(name);
    const group = readGroup(league, folder, log);
    return { league, group, rows: group.history.games.map(({ game }) => game) };
  },
  season: ({ group }, { season }, log) => walkSeason(group, season, log),
  tell(walks, { group: { history } }) {
    const asked = walks.map(({ season }) => season);
    const notes = [...notesOf(history, asked), ...walks.flatMap(weightNotes)];
    return { ...collected(walks), notes };
  },
};

export const goalBacktest = backtestOf(goals);

/** Forecasts of a season's games, and what they were fitted on. */
interface SeasonWalk {
  readonly season: number;
  /** The season's games. */
  readonly forecasts: readonly TestedGoalForecast[];
  /** From the seasons before, over every league that shares them. */
  readonly weights: MarketWeights;
  readonly rates: Readonly<Record<Shape, number | undefined>>;
}

function walkSeason(group: GoalGroup, season: number, log: LineLog): SeasonWalk {
  const { history } = group;
  const params = paramsBefore(group, season, log);
  const { easing } = forecastsBefore(history, params, season);
  const { forecasts } = goalForecasts(before(history, season + 1), params, easing);
  return {
    season,
    forecasts: forecasts.filter(({ past }) => past.game.season === season),
    weights: goalMarketWeights(groupForecasts(group, params, season)),
    rates: baseRates(before(history, season)),
  };
}

function collected(
  walks: readonly SeasonWalk[],
): Pick<Walked, 'questions' | 'quantities' | 'shapes'> {
  const parts = (answer: (forecast: TestedGoalForecast, walk: SeasonWalk) => BacktestAnswer) =>
    walks.map((walk) => ({
      season: walk.season,
      answers: walk.forecasts.map((f) => answer(f, walk)),
      pool: walk.weights.pool ?? CLOSE_ALONE,
    }));
  const yesNo = (name: 'over 2.5' | 'both teams score') =>
    goalQuestion(
      name,
      ['yes', 'no'],
      parts((f, { rates, weights }) => shapeAnswer(name, f, rates[name], weights)),
    );
  return {
    questions: [
      goalQuestion('three-way', ['home', 'draw', 'away'], parts(threeWayAnswer)),
      yesNo('over 2.5'),
      yesNo('both teams score'),
    ],
    quantities: [
      quantity('margin', walks, (home, away) => home - away),
      quantity('total', walks, (home, away) => home + away),
    ],
    shapes: walks.flatMap(shapeRates),
  };
}

function quantity(
  name: 'margin' | 'total',
  walks: readonly SeasonWalk[],
  value: (home: number, away: number) => number,
): Quantity {
  const said = (
    { past: { game, line }, own, results }: TestedGoalForecast,
    weight: number,
  ): Value => {
    const actual = value(game.homeScore, game.awayScore);
    const u = fnv1a(`${name}|${game.id}`) / 2 ** 32;
    const ours = placeInGrid(own, value, actual, u);
    const market = line && value(Math.exp(line.home), Math.exp(line.away));
    return {
      season: game.season,
      cluster: game.date,
      actual,
      said: {
        own: ours,
        'own, no lines': placeInGrid(results, value, actual, u),
        ...(market === undefined
          ? {}
          : {
              published: { mean: market + weight * (ours.mean - market) },
              close: { mean: market },
            }),
      },
    };
  };
  return {
    name,
    values: walks.flatMap(({ forecasts, weights }) =>
      forecasts.map((forecast) => said(forecast, weights.lineWeights?.[name] ?? 0)),
    ),
  };
}

const shapeNames = Object.keys(SHAPES) as Shape[];

function shapeRates(walk: SeasonWalk): ShapeRate[] {
  const games = walk.forecasts;
  return shapeNames.map((name) => {
    const holds = SHAPES[name];
    const cases = games.map(
      ({ own, past: { game } }) =>
        [shareOfRates(own, holds), holds(game.homeScore, game.awayScore)] as const,
    );
    return rateOf(walk.season, name, cases);
  });
}

/** Share of each shape in earlier games. */
function baseRates({ games }: History): SeasonWalk['rates'] {
  const share = (name: Shape): number | undefined =>
    games.length === 0
      ? undefined
      : games.filter(({ game }) => SHAPES[name](game.homeScore, game.awayScore)).length /
        games.length;
  return {
    draw: share('draw'),
    'both teams score': share('both teams score'),
    'over 1.5': share('over 1.5'),
    'over 2.5': share('over 2.5'),
    'over 3.5': share('over 3.5'),
  };
}
