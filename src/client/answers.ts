import type { SlateStatus } from '#contract/slateStatus.ts';
import type { Game } from '#domain/game.ts';
import { findLeague } from '#domain/league.ts';
import { type Fields, isNumber, isRecord, isText, listOf } from './checks.ts';

const isTeam = (value: unknown): boolean =>
  isRecord(value) && [value.name, value.shortName, value.abbreviation].every(isText);

const isScore = (value: unknown): boolean =>
  isRecord(value) && isNumber(value.home) && isNumber(value.away);

function isStage({ status, score, detail }: Fields): boolean {
  if (status === 'live' || status === 'final') return isScore(score) && isText(detail);
  return status === 'scheduled' || (status === 'postponed' && isText(detail));
}

const SHARES = ['homeWinProbability', 'awayWinProbability', 'drawProbability', 'confidenceRating'];
const MEANS = ['spread', 'total', 'predictedHomeScore', 'predictedAwayScore'];

function isPrediction(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { simulationData, recipe } = value;
  return (
    [...SHARES, ...MEANS].every((key) => isNumber(value[key])) &&
    isRecord(simulationData) &&
    Array.isArray(simulationData.grid) &&
    isRecord(recipe) &&
    Array.isArray(recipe.notes)
  );
}

export const isGame = (value: unknown): value is Game =>
  isRecord(value) &&
  isNumber(value.id) &&
  isText(value.league) &&
  findLeague(value.league) === value.league &&
  isStage(value) &&
  isTeam(value.homeTeam) &&
  isTeam(value.awayTeam) &&
  [value.gameTime, value.asOf].every(isText) &&
  Array.isArray(value.odds) &&
  (value.prediction === undefined || isPrediction(value.prediction));

export const isGameList = listOf(isGame);

export const isSlateStatus = (value: unknown): value is SlateStatus =>
  isRecord(value) &&
  (value.contentHash === null || isText(value.contentHash)) &&
  isRecord(value.asOf) &&
  Object.values(value.asOf).every(isText);
