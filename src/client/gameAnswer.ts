import type { Game, Team } from '#domain/game.ts';
import { findLeague } from '#domain/league.ts';
import type { Prediction, Recipe, SimulationData } from '#domain/prediction.ts';
import { isStage } from './answers.ts';
import { type Fields, isNumber, isRecord, isText } from './checks.ts';

/** A game as its endpoint names it: at least the specification's fields. */
export interface GameAnswer extends Fields {
  readonly homeTeam: Fields;
  readonly awayTeam: Fields;
  readonly prediction?: Fields | undefined;
}

const isTeam = (value: unknown): boolean =>
  isRecord(value) && isText(value.name) && isText(value.abbreviation);

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
  (value.prediction === undefined || isPrediction(value.prediction));

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

function prediction(said: Fields, asOf: string): Prediction {
  const { simulationData, recipe } = said;
  const filled = {
    id: 0,
    drawProbability: 0,
    confidenceRating: Math.max(...SHARES.map((key) => Number(said[key]))),
    asOf,
    ...said,
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
    odds: [],
    asOf,
    ...answer,
    ...(!isStage(answer) && { status: 'scheduled' }),
    homeTeam: team(answer.homeTeam),
    awayTeam: team(answer.awayTeam),
    venue: isText(venue) ? { name: venue } : venue,
    prediction: said && prediction(said, asOf),
  };
  return filled as unknown as Game;
}

/** What an answer says of its simulation, whole or in part; undefined where it says nothing. */
export function recordOf({ prediction: said }: GameAnswer): Partial<SimulationData> | undefined {
  return isRecord(said?.simulationData) ? said.simulationData : undefined;
}
