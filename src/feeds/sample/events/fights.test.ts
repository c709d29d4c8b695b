import { describe, expect, test } from 'vitest';
import { eventBodySchema } from '#contract/events/sportEvent.ts';
import type { FightCard } from '#domain/events/fightCard.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { BOXING_ROUNDS } from '#domain/fights/boxingRules.ts';
import { careerRecord } from '#domain/fights/record.ts';
import { addDays, easternDate } from '#domain/time/time.ts';
import { sampleBoxing } from './boxing.ts';
import { sampleEventSource } from './index.ts';
import { sampleUfc } from './ufc.ts';

const TODAY = '2026-11-21';
const card = (event: FeedEvent | undefined): FightCard => {
  if (event?.kind !== 'fights') throw new Error('no fight card');
  return event;
};
const boutsOf = (events: readonly FeedEvent[]) => events.flatMap((event) => card(event).bouts);

describe('the sample UFC card', () => {
  test('is next Saturday, whatever the day', () => {
    for (let day = 0; day < 8; day++) {
      const today = addDays(TODAY, day);
      const date = easternDate(card(sampleUfc(today)[0]).startTime);
      expect(new Date(`${date}T12:00:00Z`).getUTCDay()).toBe(6);
      expect(date > today && date <= addDays(today, 7)).toBe(true);
    }
  });

  test('has twelve bouts, a title fight of five rounds first, and a preliminary card', () => {
    const { bouts } = card(sampleUfc(TODAY)[0]);
    expect(bouts).toHaveLength(12);
    expect(bouts[0]).toMatchObject({ rounds: 5, titleFight: true, segment: 'main' });
    expect(bouts.filter(({ segment }) => segment === 'prelims').length).toBeGreaterThan(4);
    expect(bouts.some(({ women }) => women)).toBe(true);
  });
});

describe('the sample boxing cards', () => {
  test('are on Saturdays: this Saturday’s in the evening, two within three weeks', () => {
    const dates = sampleBoxing(TODAY).map(({ startTime }) => easternDate(startTime));
    expect(dates.filter((date) => date === TODAY)).toHaveLength(1);
    const later = dates.filter((date) => date > TODAY);
    expect(later).toHaveLength(2);
    for (const date of later) expect(date <= addDays(TODAY, 21)).toBe(true);
    for (let day = 0; day < 7; day++) {
      for (const { startTime } of sampleBoxing(addDays(TODAY, day))) {
        expect(new Date(`${easternDate(startTime)}T12:00:00Z`).getUTCDay()).toBe(6);
      }
    }
  });

  test('rounds are 4, 6, 8, 10 or 12; title fights 12; undercards on every card', () => {
    for (const event of sampleBoxing(TODAY)) expect(card(event).bouts.length).toBeGreaterThan(1);
    for (const { rounds, titleFight } of boutsOf(sampleBoxing(TODAY))) {
      expect(BOXING_ROUNDS).toContain(rounds);
      if (titleFight) expect(rounds).toBe(12);
    }
  });
});

test('the same date gives the same cards', () => {
  expect(sampleUfc(TODAY)).toEqual(sampleUfc(TODAY));
  expect(sampleBoxing(TODAY)).toEqual(sampleBoxing(TODAY));
});

test('every card is one that the store takes, prices are marked as samples, records are records', () => {
  const events = [...sampleUfc(TODAY), ...sampleBoxing(TODAY)];
  for (const { sourceId, ...body } of events) {
    expect(sourceId).toMatch(/-\d{4}-\d\d-\d\d$/);
    expect(eventBodySchema.safeParse(body).success).toBe(true);
  }
  for (const { a, b, moneyline = [] } of boutsOf(events)) {
    expect(moneyline).toHaveLength(2);
    for (const quote of moneyline) {
      expect(quote.sample).toBe(true);
      expect(Math.min(Math.abs(quote.a), Math.abs(quote.b))).toBeGreaterThanOrEqual(100);
    }
    for (const { record } of [a, b]) expect(careerRecord(record)).toBeDefined();
  }
});

test('nobody boxes twice in one day, nor under two keys', () => {
  const bouts = boutsOf([...sampleUfc(TODAY), ...sampleBoxing(TODAY)]);
  const names = bouts.flatMap(({ a, b }) => [a.name, b.name]);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(bouts.map(({ key }) => key)).size).toBe(bouts.length);
});

test('prices of a card are of the moment at which it is asked for, like those of games', async () => {
  const now = new Date('2026-11-21T16:40:00Z');
  const window = { from: TODAY, to: addDays(TODAY, 7) };
  const { events } = await sampleEventSource().events('UFC', window, now);
  const quotes = boutsOf(events).flatMap(({ moneyline }) => moneyline ?? []);
  expect(quotes.length).toBeGreaterThan(10);
  for (const { asOf } of quotes) expect(asOf).toBe(now.toISOString());
});
