import { expect, test } from 'vitest';
import { fightEventSchema } from '#contract/answers/fightEvent.ts';
import { individualEventSchema } from '#contract/answers/individualEvent.ts';
import { golfTournaments, golfTours } from '#contract/golf.ts';
import { tennis, tennisPredictions } from '#contract/tennis.ts';
import { fightEvent } from '#domain/answers/fightEvent.ts';
import { golfToursMap, predictedTournament } from '#domain/answers/golfTournaments.ts';
import { individualEvent } from '#domain/answers/individualEvent.ts';
import { tennisEvent, tennisSchedule } from '#domain/answers/tennisEvent.ts';
import { tennisPrediction } from '#domain/answers/tennisPrediction.ts';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import {
  isFightEvent,
  isGolfTours,
  isIndividualEvent,
  isPredictedTournaments,
  isTennisPredictions,
  isTennisSchedule,
  isTennisStats,
} from './checks.ts';

/** As it arrives: without what JSON leaves out. */
const sent = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));

const CARD = fightEvent(EXAMPLE_CARD);
const NOW = '2026-11-21T12:00:00Z';
const schedule = sent(tennisSchedule([EXAMPLE_MATCH], NOW));
const { prediction: _, ...openTournament } = EXAMPLE_TOURNAMENT;

test('what the contract lets through passes here too', () => {
  expect(isFightEvent(fightEventSchema.parse(sent(fightEvent(EXAMPLE_CARD))))).toBe(true);
  for (const event of [EXAMPLE_CARD, EXAMPLE_MATCH, EXAMPLE_RACE]) {
    expect(isIndividualEvent(individualEventSchema.parse(sent(individualEvent(event))))).toBe(true);
  }
  expect(isTennisSchedule(tennis.answer.parse(schedule))).toBe(true);
  const predictions = tennisPredictions.answer.parse(sent([tennisPrediction(EXAMPLE_MATCH)]));
  expect(isTennisPredictions(predictions)).toBe(true);
  const tours = golfTours.answer.parse(sent(golfToursMap([EXAMPLE_TOURNAMENT])));
  expect(isGolfTours(tours)).toBe(true);
  for (const tournament of [EXAMPLE_TOURNAMENT, openTournament]) {
    const answer = golfTournaments.answer.parse(sent([predictedTournament(tournament)]));
    expect(isPredictedTournaments(answer)).toBe(true);
  }
  const stats = { totalTournaments: 2, averageAccuracy: null, totalMatches: 3, asOf: NOW };
  expect(isTennisStats(stats)).toBe(true);
});

test.each([
  [isFightEvent, { ...fightEvent(EXAMPLE_CARD), fighters: [{ name: 'Ann Able' }] }],
  [isFightEvent, { ...fightEvent(EXAMPLE_CARD), undercard: undefined }],
  [isFightEvent, { ...fightEvent(EXAMPLE_CARD), prediction: { winner: 'Ann Able' } }],
  [isFightEvent, { ...CARD, prediction: { ...CARD?.prediction, methods: undefined } }],
  [isFightEvent, { ...CARD, prediction: { ...CARD?.prediction, methods: { a: {}, b: {} } } }],
  [isFightEvent, { ...CARD, prediction: { ...CARD?.prediction, keyFactors: 'age' } }],
  [isFightEvent, { ...CARD, undercard: [{ ...CARD?.undercard[0], prediction: {} }] }],
  [isIndividualEvent, { ...individualEvent(EXAMPLE_RACE), prediction: { confidence: '50%' } }],
  [isIndividualEvent, { ...individualEvent(EXAMPLE_RACE), participant: 'Ann Able' }],
  [isTennisSchedule, { upcoming: {} }],
  [isTennisSchedule, { upcoming: { ATP: { idEvent: 2 } }, recent: {} }],
  [
    isTennisSchedule,
    { upcoming: { ATP: { ...tennisEvent(EXAMPLE_MATCH), result: 'won' } }, recent: {} },
  ],
  [isTennisPredictions, [{}]],
  [isTennisStats, { totalTournaments: 1, totalMatches: 1, averageAccuracy: '70%' }],
  [isGolfTours, []],
  [isGolfTours, { 'pga-tour': [{ name: 'Example Open' }] }],
  [isPredictedTournaments, [{ ...predictedTournament(EXAMPLE_TOURNAMENT), prediction: {} }]],
])('what a page could not draw is refused', (isAnswer, answer) => {
  expect(isAnswer(sent(answer))).toBe(false);
  expect(isAnswer(undefined)).toBe(false);
});
