import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EventSport } from '#domain/events/event.ts';
import { addDays, easternDate } from '#domain/time/time.ts';
import { initialEventRatings, sportLearnedTo } from '#engine/events/index.ts';
import type { EventSource } from '#feeds/eventSource.ts';
import { type DayRange, SourceError } from '#feeds/source.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import type { Trigger } from '#store/lease.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { fightCard, openingBout } from '#test/eventExample.ts';
import { scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';

let database: TestDatabase;
let store: Store;
let asked: { readonly sport: EventSport; readonly days: DayRange }[] = [];
const now = new Date();
const today = easternDate(now);

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());
beforeEach(() => {
  asked = [];
});

/** A feed with one UFC card on the last requested day, which records the requests. */
const feed = (down = false): EventSource => ({
  name: 'live',
  sample: false,
  async events(sport, days) {
    if (days.to >= today) return { events: [], quarantined: [] };
    asked.push({ sport, days });
    if (down) throw new SourceError('down');
    if (sport !== 'UFC') return { events: [], quarantined: [] };
    const startTime = `${days.to}T20:00:00.000Z`;
    const bouts = [{ ...openingBout, result: { winner: 'a', method: 'decision' } }] as const;
    const card = fightCard(0, { status: 'final', startTime, bouts });
    return { events: [{ ...card, sourceId: days.to }], quarantined: [] };
  },
});

const refresh = (events: EventSource, trigger: Trigger = 'schedule') =>
  refreshTestSlate({ store, source: scriptedSource({}), events, trigger, now, log: () => {} });

const back = () => asked.filter(({ sport }) => sport === 'UFC').map(({ days }) => days);

test('scheduled runs look further back each time, without a gap, and show none of it', async () => {
  for (let run = 0; run < 3; run++) await refresh(feed());
  const days = back();
  expect(days[0]?.to).toBe(addDays(today, -8));
  for (const [earlier, later] of [
    [days[1], days[0]],
    [days[2], days[1]],
  ]) {
    expect(earlier?.to).toBe(addDays(later?.from ?? '', -1));
  }
  expect(await store.readFinishedEvents(['UFC'], new Date(0))).toHaveLength(3);
  expect(await store.readEvents()).toEqual([]);
});

test('a feed that is down is asked for the same days again', async () => {
  await refresh(feed(true));
  await refresh(feed());
  expect(back()[1]).toEqual(back()[0]);
});

test('a run that a person started does not look back', async () => {
  await refresh(feed(), 'manual');
  expect(asked).toEqual([]);
});

test('once the fitted results are reached nothing more is asked; tennis and golf never are', async () => {
  const first = addDays(sportLearnedTo(initialEventRatings(), 'UFC'), 1);
  await database.query("update event_coverage set from_day = $1 where sport = 'UFC'", [first]);
  // Resets the coverage left by earlier tests.
  await database.query("delete from event_coverage where sport <> 'UFC'");
  await refresh(feed());
  expect([...new Set(asked.map(({ sport }) => sport))].sort()).toEqual(['F1', 'NASCAR']);
});
