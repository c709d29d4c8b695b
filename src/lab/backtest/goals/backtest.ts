/**
 * Walk-forward of the soccer leagues: for each season, parameters from the seasons before it (the four European
 * leagues jointly) and ratings from the games before each day. What is scored is the exact distribution of the
 * simulation that would have been published.
 */
import { GOAL_LEAGUES } from '#domain/leagues/kinds.ts';
import { mean } from '#domain/numbers.ts';
import { fnv1a } from '#engine/rng/hash.ts';
import { FileError } from '../../data/readRows.ts';
import { easingOf } from '../../fit/goals/easing.ts';
import { goalLeague } from '../../fit/goals/fit.ts';
import { type Forecast, forecastsOf } from '../../fit/goals/forecasts.ts';
import { type Group, paramsBefore, readGroup } from '../../fit/goals/group.ts';
import { before, type History } from '../../fit/goals/history.ts';
import { WARM_UP_SEASONS } from '../../fit/goals/loss.ts';
import { placeOf, SHAPES, type Shape, shareOf } from '../../fit/goals/shares.ts';
import type { Answer, Backtest, Log, Quantity, ShapeRate, Value, Walked } from '../types.ts';
import { notesOf } from './notes.ts';
import { question, shapeAnswer, threeWayAnswer } from './questions.ts';

export const goals: Backtest = {
  leagues: GOAL_LEAGUES,
  walk(name, folder, seasons, log): Walked {
    const league = goalLeague(name);
    const group = readGroup(league, folder, log);
    const asked = seasons ?? newest(group.history);
    const walks = asked.map((season) => walkSeason(group, season, log));
    return { league, seasons: asked, ...collected(walks), notes: notesOf(group.history, asked) };
  },
};

/** The two newest seasons that have one before them. Throws a FileError where there is none. */
function newest({ league, games }: History): number[] {
  const known = [...new Set(games.map(({ game }) => game.season))].sort((a, b) => a - b);
  const found = known.slice(1).slice(-2);
  if (found.length === 0) throw new FileError(`${league}: no season before ${known[0]}`);
  return found;
}

interface SeasonWalk {
  readonly season: number;
  /** All games up to the season's end, the warm-up left out. */
  readonly forecasts: readonly Forecast[];
  readonly rates: Readonly<Record<Shape, number | undefined>>;
}

function walkSeason(group: Group, season: number, log: Log): SeasonWalk {
  const params = paramsBefore(group, season, log);
  const first = (group.history.games[0]?.game.season ?? 0) + WARM_UP_SEASONS;
  const known = before(group.history, season + 1);
  const walked = (easing: number) =>
    forecastsOf(known, params, easing).forecasts.filter(({ past }) => past.game.season >= first);
  const easing = easingOf(walked(0).filter(({ past }) => past.game.season < season));
  const forecasts = walked(easing);
  return { season, forecasts, rates: baseRates(before(group.history, season)) };
}

function collected(
  walks: readonly SeasonWalk[],
): Pick<Walked, 'questions' | 'quantities' | 'shapes'> {
  const parts = (answer: (forecast: Forecast, walk: SeasonWalk) => Answer) =>
    walks.map((walk) => ({
      season: walk.season,
      answers: walk.forecasts.map((f) => answer(f, walk)),
    }));
  const yesNo = (name: 'over 2.5' | 'both teams score') =>
    question(
      name,
      ['yes', 'no'],
      parts((f, { rates }) => shapeAnswer(name, f, rates[name])),
    );
  return {
    questions: [
      question('three-way', ['home', 'draw', 'away'], parts(threeWayAnswer)),
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

const inSeason = ({ season, forecasts }: SeasonWalk): Forecast[] =>
  forecasts.filter(({ past }) => past.game.season === season);

function quantity(
  name: string,
  walks: readonly SeasonWalk[],
  value: (home: number, away: number) => number,
): Quantity {
  const said = ({ past: { game, line }, own, results }: Forecast): Value => {
    const actual = value(game.homeScore, game.awayScore);
    const u = fnv1a(`${name}|${game.id}`) / 2 ** 32;
    return {
      season: game.season,
      cluster: game.date,
      actual,
      said: {
        own: placeOf(own, value, actual, u),
        'own, no lines': placeOf(results, value, actual, u),
        ...(line ? { close: { mean: value(Math.exp(line.home), Math.exp(line.away)) } } : {}),
      },
    };
  };
  return { name, values: walks.flatMap((walk) => inSeason(walk).map(said)) };
}

const shapeNames = Object.keys(SHAPES) as Shape[];

function shapeRates(walk: SeasonWalk): ShapeRate[] {
  const games = inSeason(walk);
  return shapeNames.map((name) => {
    const holds = SHAPES[name];
    const simulated = mean(games.map(({ own }) => shareOf(own, holds)));
    const actual =
      games.filter(({ past: { game } }) => holds(game.homeScore, game.awayScore)).length /
      games.length;
    return { season: walk.season, name, simulated, actual, games: games.length };
  });
}

/** Share of each shape in the games before. */
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
