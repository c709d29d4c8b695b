import { expect, test } from 'vitest';
import { fightEvent } from '#contract/answers/fights/event.ts';
import { fightEventSchema } from '#contract/answers/fights/schema.ts';
import { golfToursMap, predictedTournament } from '#contract/answers/golf/tournaments.ts';
import { individualEvent } from '#contract/answers/individual/event.ts';
import { individualEventSchema } from '#contract/answers/individual/schema.ts';
import { tennisSchedule } from '#contract/answers/tennis/event.ts';
import { tennisPrediction } from '#contract/answers/tennis/prediction.ts';
import { golfTournaments, golfTours } from '#contract/golf.ts';
import { tennisEndpoints, tennisPredictions } from '#contract/tennis.ts';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import { payingCard, payingMatch } from '#domain/events/payingPair.fixture.ts';
import { listRead } from '../../list.ts';
import { readFightEvent } from './fightEvent.ts';
import { readTournament, readTours } from './golf.ts';
import { readIndividualEvent } from './individualEvent.ts';
import { readTennisPrediction, readTennisSchedule, readTennisStats } from './tennis.ts';

/** The answer as it arrives: without values that JSON drops. */
const sent = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));
const NOW = '2026-11-21T12:00:00Z';

test('what the contract lets through is taken whole', () => {
  for (const event of [EXAMPLE_CARD, EXAMPLE_MATCH, EXAMPLE_RACE]) {
    const answer = individualEventSchema.parse(sent(individualEvent(event)));
    expect(sent(readIndividualEvent(undefined)(answer))).toEqual(sent(answer));
  }
  const card = fightEventSchema.parse(sent(fightEvent(EXAMPLE_CARD)));
  const { prediction, bestPrice, undercard, ...fight } = card;
  expect(readFightEvent(card)?.bestPrice?.says).toBe(bestPrice?.says);
  expect(sent(readFightEvent(card))).toMatchObject(fight);
  const { asOf: _, ...said } = prediction ?? {};
  expect(sent(readFightEvent(card)?.prediction)).toEqual(sent(said));
  expect(readFightEvent(card)?.undercard).toHaveLength(undercard.length);
  const schedule = tennisEndpoints.answer.parse(sent(tennisSchedule([EXAMPLE_MATCH], NOW)));
  expect(sent(readTennisSchedule(schedule))).toEqual(sent(schedule));
  const matches = tennisPredictions.answer.parse(sent([tennisPrediction(EXAMPLE_MATCH)]));
  const drawn = matches.map((match) => ({ ...match, bestPrice: { says: match.bestPrice?.says } }));
  expect(sent(listRead(matches, readTennisPrediction))).toEqual(drawn);
  const tours = golfTours.answer.parse(sent(golfToursMap([EXAMPLE_TOURNAMENT])));
  expect(sent(readTours(tours))).toEqual(tours);
  const list = golfTournaments.answer.parse(sent([predictedTournament(EXAMPLE_TOURNAMENT)]));
  expect(sent(listRead(list, readTournament))).toEqual(list);
  const stats = { totalTournaments: 2, averageAccuracy: null, totalMatches: 3 };
  expect(readTennisStats({ ...stats, asOf: NOW })).toEqual(stats);
});

test('what prices are worth, and where, is taken whole: of the main event, the undercard and a match', () => {
  const now = new Date(NOW);
  const paying = payingCard(now);
  const bouts = [...paying.bouts, ...paying.bouts.map((bout) => ({ ...bout, key: '2' }))];
  const card = fightEventSchema.parse(sent(fightEvent({ ...paying, league: 'Boxing', bouts })));
  const { bestPrice, pricesAsOf, fighters, undercard } = card;
  const [bout] = undercard;
  expect(bestPrice?.state).toBe('notAnEdge');
  expect(bout?.fighter1Book?.provider).toBe('Off');
  const read = readFightEvent(card);
  const says = { bestPrice: { says: bestPrice?.says } };
  expect(sent(read)).toMatchObject({ ...says, pricesAsOf, fighters });
  const { prediction: _, ...said } = bout ?? {};
  expect(sent(read?.undercard[0])).toMatchObject({ ...said, ...says });
  const match = tennisPredictions.answer.parse(sent([tennisPrediction(payingMatch(now))]));
  expect(match[0]?.bestPrice?.price?.book).toBe('Off');
  expect(listRead(match, readTennisPrediction)[0]?.bestPrice?.says).toMatch(/^Best: Clay to win/);
});

test.each([
  ['a list', () => listRead({ events: [] }, readTournament)],
  ['a list of anything that can be drawn', () => listRead([{ name: 'x' }, 5], readTournament)],
  ['a map of tours', () => readTours([])],
  ['a schedule', () => readTennisSchedule('none')],
  ['figures', () => readTennisStats({ totalTournaments: '3' })],
])('what is not %s is an error', (_what, read) => {
  expect(read).toThrow(TypeError);
});
