import type { Game, Team } from '#domain/game.ts';
import { findLeague } from '#domain/league.ts';
import type { ListedGame } from '#domain/listedGame.ts';
import type { PackedHistogram } from '#domain/packedHistogram.ts';
import type { Prediction, Recipe, SimulationData } from '#domain/prediction.ts';
import { confidenceOf } from '#domain/stars.ts';
import { type Fields, isList, isNumber, isRecord, isText } from './checks.ts';

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
  isText(value.gameTime) &&
  isTeam(value.homeTeam) &&
  isTeam(value.awayTeam) &&
  (value.prediction === undefined || value.prediction === null || isPrediction(value.prediction));

/** [lowest value, counts from there on] */
const isPacked = (value: unknown): boolean =>
  Array.isArray(value) && isNumber(value[0]) && Array.isArray(value[1]) && value[1].every(isNumber);

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

const team = (answer: Fields): Team => ({ shortName: answer.name, ...answer }) as Team;

/** 0–100. The specification also knows 1–5, which no share of a predicted winner is; without any, that share. */
function confidence({ confidenceRating: said, ...rest }: Fields): number {
  if (!isNumber(said)) return Math.max(...SHARES.map((key) => Number(rest[key])));
  return said > 5 ? said : confidenceOf(said);
}

function prediction(said: Fields, asOf: string): Prediction {
  const { simulationData, recipe } = said;
  const filled = {
    id: 0,
    drawProbability: 0,
    asOf,
    ...said,
    confidenceRating: confidence(said),
    simulationData: isRecord(simulationData) ? { ...NO_RUNS, ...simulationData } : NO_RUNS,
    recipe: isRecord(recipe) ? { ...NO_RECIPE, ...recipe } : NO_RECIPE,
  };
  return filled as unknown as Prediction;
}

/**
 * The game with everything its page reads: what an answer leaves out is empty or said not to be known.
 * @param now when it was answered
 */
export function completeGame(answer: GameAnswer, now: Date): Game {
  const asOf = now.toISOString();
  const { venue, prediction: said } = answer;
  const filled = {
    source: '',
    sample: false,
    timeKnown: true,
    neutralSite: false,
    asOf,
    ...answer,
    ...(!isStage(answer) && { status: 'scheduled' }),
    ...(!isList(answer.odds) && { odds: [] }),
    homeTeam: team(answer.homeTeam),
    awayTeam: team(answer.awayTeam),
    venue: isText(venue) ? { name: venue } : venue,
    prediction: said ? prediction(said, asOf) : undefined,
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
  const whole = isPacked(histograms.margins) && isPacked(histograms.totals);
  return {
    ...game,
    prediction: {
      ...rest,
      simulationData: whole ? histograms : { ...figures, margins: NONE, totals: NONE },
    },
  };
}
