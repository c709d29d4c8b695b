import type { FightEvent } from '#domain/answers/fightEvent.ts';
import type { PredictedTournament, TourTournament } from '#domain/answers/golfTournaments.ts';
import type { IndividualEvent } from '#domain/answers/individualEvent.ts';
import type { TennisEvent, TennisSchedule } from '#domain/answers/tennisEvent.ts';
import type { TennisPrediction } from '#domain/answers/tennisPrediction.ts';
import type { TennisStats } from '#domain/answers/tennisStats.ts';
import { type Fields, isNumber, isRecord, isText, listOf, mapOf } from '../checks.ts';

const have = (value: Fields, keys: readonly string[], is: (field: unknown) => boolean): boolean =>
  keys.every((key) => is(value[key]));

/** Absent, or an object whose fields named here are numbers. */
const isMade = (value: unknown, numbers: readonly string[]): boolean =>
  value === undefined || (isRecord(value) && have(value, numbers, isNumber));

const isNamed = (value: unknown): boolean => isRecord(value) && isText(value.name);

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

/** A fighter with the lists its panel prints. */
const isFighter = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.name) &&
  have(value, ['titles', 'recentForm', 'strengths', 'weaknesses'], isTexts);

const isUndercard = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (bout) =>
      isRecord(bout) &&
      have(bout, ['fighter1', 'fighter2', 'weightClass'], isText) &&
      isFightPrediction(bout.prediction),
  );

const FIGHT = ['winProbability', 'round', 'fightDuration', 'confidence', 'drawShare', 'runs'];
const METHODS = ['knockout', 'submission', 'decision'];

const isMethods = (value: unknown): boolean => isRecord(value) && have(value, METHODS, isNumber);

/** Absent, or a fight's prediction with every figure its panel prints. */
const isFightPrediction = (value: unknown): boolean =>
  value === undefined ||
  (isRecord(value) &&
    have(value, FIGHT, isNumber) &&
    have(value, ['winner', 'method'], isText) &&
    isRecord(value.methods) &&
    have(value.methods, ['a', 'b'], isMethods) &&
    isTexts(value.keyFactors));

export const isFightEvent = (value: unknown): value is FightEvent =>
  isRecord(value) &&
  isNumber(value.id) &&
  have(value, ['title', 'date', 'weightClass', 'venue', 'location', 'asOf'], isText) &&
  Array.isArray(value.fighters) &&
  value.fighters.length === 2 &&
  value.fighters.every(isFighter) &&
  isUndercard(value.undercard) &&
  isFightPrediction(value.prediction);

export const isIndividualEvent = (value: unknown): value is IndividualEvent =>
  isRecord(value) &&
  isNumber(value.id) &&
  have(value, ['name', 'sport', 'eventType', 'eventTime', 'venue', 'asOf'], isText) &&
  (value.participant === undefined || isNamed(value.participant)) &&
  isMade(value.prediction, ['confidence']);

const TEAMS = ['idEvent', 'strHomeTeam', 'strAwayTeam', 'asOf'];

const isScore = (value: unknown): boolean =>
  value === null || (isRecord(value) && isText(value.winner) && Array.isArray(value.sets));

const isTennisEvent = (value: unknown): value is TennisEvent | null =>
  value === null ||
  (isRecord(value) &&
    have(value, [...TEAMS, 'strEvent', 'dateEvent'], isText) &&
    isScore(value.result));

const isByTour = mapOf(isTennisEvent);

export const isTennisSchedule = (value: unknown): value is TennisSchedule =>
  isRecord(value) && isByTour(value.upcoming) && isByTour(value.recent);

const isTennisPrediction = (value: unknown): value is TennisPrediction =>
  isRecord(value) &&
  have(value, [...TEAMS, 'tour', 'startTime'], isText) &&
  have(value, ['homeWinProbability', 'awayWinProbability', 'runs'], isNumber) &&
  (value.price === null || isRecord(value.price)) &&
  Array.isArray(value.setScores) &&
  Array.isArray(value.games);

export const isTennisPredictions = listOf(isTennisPrediction);

export const isTennisStats = (value: unknown): value is TennisStats =>
  isRecord(value) &&
  have(value, ['totalTournaments', 'totalMatches'], isNumber) &&
  (value.averageAccuracy === null || isNumber(value.averageAccuracy));

const isTournament = (value: unknown): value is TourTournament =>
  isRecord(value) &&
  isNumber(value.id) &&
  have(value, ['name', 'venue', 'city', 'dateEvent', 'asOf'], isText);

export const isGolfTours = mapOf(listOf(isTournament));

const isPredictedTournament = (value: unknown): value is PredictedTournament =>
  isTournament(value) &&
  (!('prediction' in value) ||
    (isRecord(value.prediction) && Array.isArray(value.prediction.players)));

export const isPredictedTournaments = listOf(isPredictedTournament);
