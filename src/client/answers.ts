import type { SlateStatus } from '#contract/slateStatus.ts';
import { findLeague } from '#domain/league.ts';
import type { ListedGame } from '#domain/listedGame.ts';
import { type Fields, isNumber, isRecord, isText, listOf } from './checks.ts';

const isTeam = (value: unknown): boolean =>
  isRecord(value) && [value.name, value.shortName, value.abbreviation].every(isText);

const isScore = (value: unknown): boolean =>
  isRecord(value) && isNumber(value.home) && isNumber(value.away);

export function isStage({ status, score, detail }: Fields): boolean {
  if (status === 'live' || status === 'final') return isScore(score) && isText(detail);
  return status === 'scheduled' || (status === 'postponed' && isText(detail));
}

const SHARES = ['homeWinProbability', 'awayWinProbability', 'drawProbability', 'confidenceRating'];
const MEANS = ['spread', 'total', 'predictedHomeScore', 'predictedAwayScore'];

const isSaid = (value: unknown): value is Fields & { readonly simulationData: Fields } =>
  isRecord(value) &&
  [...SHARES, ...MEANS].every((key) => isNumber(value[key])) &&
  isRecord(value.simulationData);

/** [lowest value, counts from there on] */
const isPacked = (value: unknown): boolean =>
  Array.isArray(value) && isNumber(value[0]) && Array.isArray(value[1]);

const isListedPrediction = (value: unknown): boolean =>
  isSaid(value) && isPacked(value.simulationData.margins) && isPacked(value.simulationData.totals);

const isFacts = (value: unknown): value is Fields =>
  isRecord(value) &&
  isNumber(value.id) &&
  isText(value.league) &&
  findLeague(value.league) === value.league &&
  isStage(value) &&
  isTeam(value.homeTeam) &&
  isTeam(value.awayTeam) &&
  [value.gameTime, value.asOf].every(isText) &&
  Array.isArray(value.odds);

const isListedGame = (value: unknown): value is ListedGame =>
  isFacts(value) && (value.prediction === undefined || isListedPrediction(value.prediction));

export const isListedGames = listOf(isListedGame);

export const isSlateStatus = (value: unknown): value is SlateStatus =>
  isRecord(value) &&
  (value.contentHash === null || isText(value.contentHash)) &&
  isRecord(value.asOf) &&
  Object.values(value.asOf).every(isText);
