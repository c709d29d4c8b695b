import type { Game } from '#domain/game.ts';
import { findLeague } from '#domain/league.ts';
import type { ListedGame } from '#domain/listedGame.ts';
import type { PackedHistogram } from '#domain/packedHistogram.ts';
import type { Prediction, Recipe, SimulationData } from '#domain/prediction.ts';
import { confidenceOf, type Ways, waysOf } from '#domain/stars.ts';
import { type Fields, isInstant, isList, isNumber, isRecord, isText } from './checks.ts';
import { cleaned, isFlag, numbers, numbersIn, texts } from './cleaned.ts';
import {
  oddsFields,
  simulationFields,
  teamFields,
  venueFields,
  weatherFields,
} from './gameFields.ts';

/** A game as its endpoint names it: at least the specification's fields. */
export interface GameAnswer extends Fields {
  readonly homeTeam: Fields;
  readonly awayTeam: Fields;
  readonly prediction?: Fields | null | undefined;
}

const isTeam = (value: unknown): boolean =>
  isRecord(value) && isText(value.name) && isText(value.abbreviation);

const isScore = (value: unknown): boolean =>
  isRecord(value) && isNumber(value.home) && isNumber(value.away);

function isStage({ status, score, detail }: Fields): boolean {
  if (status === 'live' || status === 'final') return isScore(score) && isText(detail);
  return status === 'scheduled' || (status === 'postponed' && isText(detail));
}

const SHARES = ['homeWinProbability', 'awayWinProbability'];
const MEANS = ['spread', 'total', 'predictedHomeScore', 'predictedAwayScore'];

const isPrediction = (value: unknown): boolean =>
  isRecord(value) && [...SHARES, ...MEANS].every((key) => isNumber(value[key]));

export const isGameAnswer = (value: unknown): value is GameAnswer =>
  isRecord(value) &&
  isNumber(value.id) &&
  isText(value.league) &&
  findLeague(value.league) === value.league &&
  isInstant(value.gameTime) &&
  isTeam(value.homeTeam) &&
  isTeam(value.awayTeam) &&
  (value.prediction === undefined || value.prediction === null || isPrediction(value.prediction));

const NO_RECIPE: Recipe = {
  engineVersion: '',
  model: '',
  seed: '',
  iterations: 0,
  inputs: {},
  notes: [],
};

const NO_RUNS: SimulationData = {
  iterations: 0,
  homeWins: 0,
  awayWins: 0,
  mostLikelyScore: [0, 0],
  grid: [],
};

/** 0–100. The specification also knows 1–5, which no share of a predicted winner is; without any, that share. */
function confidence({ confidenceRating: said, ...rest }: Fields, ways: Ways): number {
  if (!isNumber(said)) return Math.max(...SHARES.map((key) => Number(rest[key])));
  return said > 5 ? said : confidenceOf(said, ways);
}

const PREDICTION = {
  ...numbers('id', 'drawProbability', 'confidenceRating'),
  asOf: isInstant,
  marketAnchored: numbersIn('homeWinProbability', 'awayWinProbability', 'drawProbability'),
  projectedPlayerStats: isList,
};

function prediction(said: Fields, ways: Ways, asOf: string): Prediction {
  const { simulationData, recipe } = said;
  const filled = {
    id: 0,
    drawProbability: 0,
    asOf,
    ...cleaned(said, PREDICTION),
    confidenceRating: confidence(said, ways),
    simulationData: { ...NO_RUNS, ...simulationFields(simulationData) },
    recipe: isRecord(recipe) ? { ...NO_RECIPE, ...recipe } : NO_RECIPE,
  };
  return filled as unknown as Prediction;
}

const GAME = {
  ...texts('source'),
  sample: isFlag,
  timeKnown: isFlag,
  neutralSite: isFlag,
  asOf: isInstant,
};

/**
 * The game with everything its page reads: what an answer leaves out, or says in a way that cannot be drawn, is empty or
 * said not to be known.
 * @param now when it was answered
 */
export function completeGame(answer: GameAnswer, now: Date): Game {
  const { venue, weatherData, odds, prediction: said } = answer;
  const league = findLeague(String(answer.league));
  const known = cleaned(answer, GAME);
  const asOf = isInstant(known.asOf) ? known.asOf : now.toISOString();
  const filled = {
    source: '',
    sample: false,
    timeKnown: true,
    neutralSite: false,
    ...known,
    asOf,
    ...(!isStage(answer) && { status: 'scheduled' }),
    odds: oddsFields(odds, asOf),
    homeTeam: teamFields(answer.homeTeam),
    awayTeam: teamFields(answer.awayTeam),
    venue: venueFields(venue),
    weatherData: weatherFields(weatherData),
    prediction: said ? prediction(said, league ? waysOf(league) : 2, asOf) : undefined,
  };
  return filled as unknown as Game;
}

const NONE: PackedHistogram = [0, []];

/** The same of a game in a list, which carries margins and totals instead of scores. */
export function completeListedGame(answer: GameAnswer, now: Date): ListedGame {
  const { prediction: said, ...game } = completeGame(answer, now);
  if (said === undefined) return { ...game, prediction: undefined };
  const { simulationData, recipe: _, projectedPlayerStats: __, ...rest } = said;
  const { grid: ___, ...figures } = simulationData;
  const histograms = { margins: NONE, totals: NONE, ...figures };
  // A half of the two is none: every figure of a card comes from the same runs.
  const whole = histograms.margins[1].length > 0 && histograms.totals[1].length > 0;
  return {
    ...game,
    prediction: {
      ...rest,
      simulationData: whole ? histograms : { ...figures, margins: NONE, totals: NONE },
    },
  };
}
