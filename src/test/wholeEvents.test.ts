import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { readFightEvent } from '#client/events/read/fightEvent.ts';
import { readTournament } from '#client/events/read/golf.ts';
import { readIndividualEvent } from '#client/events/read/individualEvent.ts';
import { readTennisPrediction, readTennisSchedule } from '#client/events/read/tennis.ts';
import { partsOf, twoOf, WHOLE_EVENT, withoutPredictions } from '#domain/events/parts.ts';
import type { EventBody, SportEvent } from '#domain/events/sportEvent.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { renderAndSaveAnswers } from '#slate/answers/saveAnswers.ts';
import type { NewEventPrediction } from '#slate/archive/eventPredictionRow.ts';
import { partId } from '#slate/archive/eventPredictions.ts';
import { slateHash } from '#slate/archive/hash.ts';
import { storeWithLease } from '#store/withLease.fixture.ts';
import { answered } from './answered.ts';
import { emptyPlaces } from './complete.ts';
import { completeEvents } from './completeEvents.ts';
import { saidOfPart } from './said.ts';

/**
 * One event of each kind with every field goes the whole way, from a feed's answer to what a browser has
 * read, and no field is lost. Its type requires every field of the domain's type, so a new one is tested as soon as it
 * exists.
 */

const now = new Date();
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const asOf = now.toISOString();
const EVENTS = completeEvents(later(24).toISOString(), asOf);
const KINDS: readonly EventBody[] = Object.values(EVENTS);

/** A value as in JSON: without undefined fields. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const { store, lease } = await storeWithLease();

/** An event part's prediction, as it was made. */
function made(eventId: number, event: EventBody, key: string): NewEventPrediction {
  const bout = event.kind === 'fights' ? event.bouts.find((one) => one.key === key) : undefined;
  const prediction = event.kind === 'fights' ? bout?.prediction : event.prediction;
  if (!prediction) throw new Error(`no prediction of ${event.kind} ${key}`);
  const two = twoOf(event, key);
  return {
    eventId,
    part: key,
    inputHash: createHash('sha256').update(`${event.kind} ${key}`).digest('hex'),
    names: two && [two.a.name, two.b.name],
    market: two?.moneyline?.map(({ asOf: _, ...price }) => price)[0],
    recipe: prediction.recipe,
    outcome: prediction.outcome,
    factors: bout?.prediction?.factors,
    ratedFrom: prediction.ratedFrom,
    own: prediction.own,
    anchor: prediction.anchor,
    learnedTo: prediction.learnedTo,
    factsHash: createHash('sha256').update(`facts of ${key}`).digest('hex'),
    winShare: two && 0.6,
    asOf: now,
  };
}

/** The event as a reader sees it: with the store's fields, and the ids of its predictions. */
function whole(event: EventBody, stored: SportEvent, ids: ReadonlyMap<string, number>): unknown {
  const numbered = <Part extends { readonly prediction?: object | undefined }>(
    part: Part,
    key: string,
  ) => ({ ...part, prediction: { ...part.prediction, id: ids.get(partId(stored.id, key)) } });
  const { id, source, sample } = stored;
  const body =
    event.kind === 'fights'
      ? { ...event, bouts: event.bouts.map((bout) => numbered(bout, bout.key)) }
      : numbered(event, WHOLE_EVENT);
  return { ...body, id, source, sample, asOf };
}

test('the examples leave nothing empty', () => {
  expect(emptyPlaces(EVENTS)).toEqual([]);
});

test('events keep every field from the feed to the store, the slate, the API and the browser', async () => {
  const feed = { name: 'espn', sample: false, asOf: now, refused: vi.fn() };
  const fed = KINDS.map((event) => ({ ...withoutPredictions(event), sourceId: event.kind }));
  await store.ingestEvents(lease, feed, fed);
  expect(feed.refused).not.toHaveBeenCalled();

  const known = await store.readKnownEvents({ from: now, to: later(48), sample: false });
  const stored = KINDS.map((event) => {
    const found = known.find(({ sourceId }) => sourceId === event.kind)?.event;
    if (!found) throw new Error(`no event of kind ${event.kind}`);
    const facts = { id: found.id, source: 'espn', sample: false, asOf };
    expect(found).toStrictEqual(sent({ ...withoutPredictions(event), ...facts }));
    return { event, found };
  });

  const predictions = stored.flatMap(({ event, found }) =>
    partsOf(event).map(({ key }) => made(found.id, event, key)),
  );
  const ids = await store.saveEventPredictions(lease, predictions);
  const slateEvents = stored.map(({ event, found }) => ({
    event: found,
    predictionIds: new Map(
      partsOf(event).map(({ key }) => [key, ids.get(partId(found.id, key)) ?? 0]),
    ),
  }));

  const contentHash = slateHash({ sample: false, games: [], events: slateEvents });
  const log = vi.fn();
  await renderAndSaveAnswers(
    { store, lease, now, log },
    { contentHash, sample: false, games: [], events: slateEvents },
  );
  expect(log).not.toHaveBeenCalled();
  const eventLedger = await Promise.all(
    predictions.map(async ({ eventId, part }) => {
      const predictionId = ids.get(partId(eventId, part)) ?? 0;
      const event = stored.find(({ found }) => found.id === eventId)?.found;
      if (!event) throw new Error(`no event ${eventId}`);
      return { eventId, predictionId, payload: await saidOfPart(store, event, part, predictionId) };
    }),
  );
  await store.publishSlate(lease, {
    contentHash,
    sample: false,
    asOf: now,
    games: [],
    ledger: [],
    events: slateEvents,
    eventLedger,
  });
  const read = await store.readEvents();
  for (const { event, found } of stored) {
    const published = whole(event, found, ids);
    expect(read.find(({ id }) => id === found.id)).toStrictEqual(published);
    expect(await store.readEvent(found.id)).toStrictEqual(published);
  }
});

const listed = async (key: string): Promise<readonly unknown[]> => {
  const list = await answered(store, key, now);
  if (!Array.isArray(list) || list.length === 0) throw new Error(`nothing at ${key}`);
  return list;
};

test('a browser takes all that is answered of an individual event', async () => {
  const events = await listed(ANSWER_KEYS.individualEvents());
  expect(events).toHaveLength(3);
  for (const event of events) {
    expect(sent(readIndividualEvent(undefined)(event))).toStrictEqual(event);
  }
});

test('a browser has read every field of a card that it shows', async () => {
  const [event] = await listed(ANSWER_KEYS.ufc);
  const card: unknown = typeof event === 'object' && event && 'card' in event && event.card;
  const read = readFightEvent(card);
  expect(emptyPlaces(read)).toEqual([]);
  expect(card).toMatchObject({ ...read });
});

test('a browser takes all that is answered of a tournament and of a match', async () => {
  const [tournament] = await listed(ANSWER_KEYS.golfTournaments(EVENTS.tournament.league));
  expect(readTournament(tournament)).toStrictEqual(tournament);
  const [match] = await listed(ANSWER_KEYS.tennisPredictions);
  const { says } = (match as { readonly bestPrice: { readonly says: string } }).bestPrice;
  expect(readTennisPrediction(match)).toStrictEqual({ ...(match as object), bestPrice: { says } });
  const schedule = await answered(store, ANSWER_KEYS.tennis, now);
  expect(readTennisSchedule(schedule)).toStrictEqual(schedule);
  expect(schedule).toMatchObject({ upcoming: { [EVENTS.match.tour]: { result: {} } } });
});
