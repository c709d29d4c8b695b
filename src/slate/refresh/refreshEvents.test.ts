import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { EventPrediction, EventSport, TwoWayQuote } from '#domain/events/event.ts';
import type { FeedEvent, SportEvent } from '#domain/events/sportEvent.ts';
import { winShare } from '#domain/outcomes/tennis.ts';
import { rerun } from '#engine/rerun.ts';
import type { EventSource } from '#feeds/eventSource.ts';
import { type Source, SourceError } from '#feeds/source.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { FEW } from '#slate/operation/quickSamples.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { answered } from '#test/answered.ts';
import {
  DRIVERS,
  fightCard,
  mainBout,
  openingBout,
  race,
  scriptedEvents,
  someEvents,
  tennisMatch,
  tournament,
} from '#test/eventExample.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { saidLongAgo } from '#test/saidLongAgo.ts';

let database: TestDatabase;
let store: Store;
let logged: string[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());
afterEach(async () => {
  logged = [];
  // Each test starts on an empty store; only the superuser can empty what is append-only.
  await database.query("set session_replication_role = 'replica'");
  await database.query(
    'truncate games, teams, events, slates, current_slate, ledger, grades, builds cascade',
  );
  await database.query("set session_replication_role = 'origin'");
});

const quoted = (a: number, b: number): TwoWayQuote => ({
  book: 'testbook',
  feed: 'espn',
  provider: 'Test Book',
  sample: false,
  asOf: new Date().toISOString(),
  a,
  b,
});

const NO_GAMES = scriptedSource({});

const refresh = (
  events: EventSource | undefined,
  { now = new Date(), source = NO_GAMES, through = store, runs = FEW.runs } = {},
) =>
  refreshTestSlate({
    store: through,
    source,
    events,
    trigger: 'manual',
    now,
    runs,
    log: (line) => logged.push(line),
  });

const refreshOf = (sport: EventSport, ...events: FeedEvent[]) =>
  refresh(scriptedEvents({ [sport]: events }));

const counts = async () => {
  const [row] = await database.query<Record<string, string>>(
    `select (select count(*) from events) as events, (select count(*) from event_predictions) as predictions, (select count(*) from ledger where kind = 'prediction') as ledger, (select count(*) from ledger where kind = 'edges') as edges, (select count(*) from slates) as slates`,
  );
  return row;
};

/** Every prediction of an event: its bouts', or its own. */
const predictionsOf = (
  event: SportEvent | undefined,
): readonly (EventPrediction<unknown> | undefined)[] =>
  event?.kind === 'fights' ? event.bouts.map(({ prediction }) => prediction) : [event?.prediction];

/** Pretends that the stored events have begun: their start is past, and the feed will say so. */
async function begin(): Promise<void> {
  await saidLongAgo(database);
  await database.query("update events set start_time = public.clock() - interval '4 hours'");
}

test('a refresh ends in the events of the feed by start, each part predicted and on the ledger', async () => {
  await refresh(someEvents());
  const events = await store.readEvents();
  expect(events.map(({ kind }) => kind)).toEqual(['match', 'fights', 'race', 'tournament']);
  const ids = events.flatMap(predictionsOf).map((prediction) => prediction?.id);
  const said = await database.query<{ id: string }>(
    "select event_prediction_id as id from ledger where kind = 'prediction'",
  );
  expect(ids).toHaveLength(5);
  expect(said.map(({ id }) => Number(id)).sort()).toEqual([...ids].sort());
});

test('every outcome follows from its recipe: read back from the store it runs again to the same counts', async () => {
  await refresh(someEvents());
  for (const event of await store.readEvents()) {
    for (const prediction of predictionsOf(event)) {
      if (!prediction) throw new Error(`${event.name} has no prediction`);
      expect(rerun(prediction.recipe)).toEqual(prediction.outcome);
    }
  }
});

test('bouts and matches are simulated 100,000 times, races and tournaments 10,000 times', async () => {
  await refresh(someEvents(), { runs: 100_000 });
  const events = await store.readEvents();
  const runs = events.map((event) => predictionsOf(event)[0]?.recipe.iterations);
  expect(runs).toEqual([100_000, 100_000, 10_000, 10_000]);
});

test('published events are read by sport, by time and by id', async () => {
  await refresh(someEvents());
  const [match, card] = await store.readEvents();
  expect(await store.readEvents({ sport: 'Tennis' })).toEqual([match]);
  const from = new Date(Date.now() + 40 * 3_600_000);
  const to = new Date(Date.now() + 50 * 3_600_000);
  expect(await store.readEvents({ from, to })).toEqual([card]);
  expect(await store.readEvent(card?.id ?? -1)).toEqual(card);
  expect(await store.readEvent(1_000_000)).toBeUndefined();
});

test('repeated with nothing new it stores nothing and confirms the slate', async () => {
  const source = someEvents();
  const first = await refresh(source);
  const before = await counts();
  const now = new Date();
  expect(await refresh(source, { now })).toEqual(first);
  expect(await counts()).toEqual(before);
  expect(before).toMatchObject({ events: '4', predictions: '5', ledger: '5', slates: '1' });
  expect((await store.readEvents()).map(({ asOf }) => asOf)).toEqual(
    Array.from({ length: 4 }, () => now.toISOString()),
  );
  const { asOf } = (await answered(store, ANSWER_KEYS.slate)) as { asOf: Record<string, string> };
  expect(asOf).toMatchObject({ F1: now.toISOString(), Golf: now.toISOString() });
  // Prices are as old as the oldest of them.
  const priced = await store.readEvents();
  for (const sport of ['UFC', 'Tennis']) {
    const card = priced.find(
      ({ league }) => league === sport || (sport === 'Tennis' && league === 'ATP'),
    );
    expect(JSON.stringify(card)).toContain(`"asOf":"${asOf[sport]}"`);
    expect(Date.parse(asOf[sport] ?? '')).toBeLessThan(now.getTime());
  }
});

test('the ledger names what a reader needs to check: the event, the two, the shares and the recipe', async () => {
  await refreshOf('UFC', fightCard(48, { bouts: [mainBout] }));
  const [card] = await store.readEvents();
  const [prediction] = predictionsOf(card);
  const [line] = await database.query<{ payload: string; previous_hash: string; hash: string }>(
    'select payload, previous_hash, hash from ledger',
  );
  const payload = JSON.parse(line?.payload ?? '');
  expect(payload).toMatchObject({
    type: 'prediction',
    event: { id: card?.id, league: 'UFC', name: card?.name, sample: false },
    part: '1',
    names: ['Islam Makhachev', 'Dustin Poirier'],
    odds: { a: -500, b: 380 },
    prediction: { id: prediction?.id, recipe: prediction?.recipe },
  });
  const shares: { probability: number }[] = payload.prediction.winProbabilities;
  expect(shares.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(100, 9);
  const said = (line?.previous_hash ?? '') + (line?.payload ?? '');
  expect(createHash('sha256').update(said).digest('hex')).toBe(line?.hash);
});

test('a price that moves the published probability by half a point is a new prediction; a tick is none', async () => {
  const priced = async (a: number, b: number) => {
    await refreshOf('Tennis', tennisMatch(24, { moneyline: [quoted(a, b)] }));
    const [match] = await store.readEvents();
    if (match?.kind !== 'match' || !match.prediction) throw new Error('no prediction');
    return { id: match.prediction.id, share: winShare(match.prediction.outcome) };
  };
  const one = await priced(-120, 100);
  expect((await priced(-121, 101)).id).toBe(one.id);
  const moved = await priced(-180, 150);
  expect(moved.id).not.toBe(one.id);
  expect(moved.share - one.share).toBeGreaterThan(0.05);
});

test('a match is won as often as the books say; our own and the market stand beside it', async () => {
  const far = { ...quoted(250, -300), book: 'far', provider: 'Far' };
  await refreshOf('Tennis', tennisMatch(24, { moneyline: [quoted(-180, 150), far] }));
  const [match] = await store.readEvents();
  if (match?.kind !== 'match' || !match.prediction) throw new Error('no prediction');
  const { outcome, own, anchor } = match.prediction;
  expect(anchor?.books).toEqual(['Test Book']);
  expect(anchor?.leftOut.map(({ provider }) => provider)).toEqual(['Far']);
  expect(winShare(outcome)).toBeCloseTo(anchor?.a ?? 0, 2);
  expect((own?.a ?? 0) + (own?.b ?? 0)).toBeCloseTo(1, 9);
  const [line] = await database.query<{ payload: string }>('select payload from ledger');
  expect(JSON.parse(line?.payload ?? '').prediction).toMatchObject({ own, anchor });
});

test('without a price our own alone speaks, and a first price is a new prediction', async () => {
  await refreshOf('Tennis', tennisMatch(24, { moneyline: [] }));
  const [alone] = await store.readEvents();
  if (alone?.kind !== 'match' || !alone.prediction) throw new Error('no prediction');
  expect(alone.prediction).not.toHaveProperty('anchor');
  expect(winShare(alone.prediction.outcome)).toBeCloseTo(alone.prediction.own?.a ?? 0, 2);
  await refreshOf('Tennis', tennisMatch(24, { moneyline: [quoted(-120, 100)] }));
  const [priced] = await store.readEvents();
  expect(predictionsOf(priced)[0]?.id).not.toBe(alone.prediction.id);
});

test('one bad event loses nothing else: it is quarantined and named', async () => {
  const wrong = { ...tennisMatch(30), sourceId: 'wrong', bestOf: 4 } as unknown as FeedEvent;
  const refused = { ...tennisMatch(31), sourceId: 'refused', name: 'a \u0000 byte' };
  const stray = { ...race(20), sourceId: 'stray' };
  await refreshOf('Tennis', wrong, tennisMatch(24), refused, stray);
  expect((await store.readEvents()).map(({ name }) => name)).toEqual([
    'Jannik Sinner vs Carlos Alcaraz',
  ]);
  for (const item of ['wrong', 'refused', 'stray']) {
    expect(logged).toContainEqual(expect.stringContaining(`left out Tennis ${item}`));
  }
});

test('an event that its model refuses is published without a prediction, and the log says why', async () => {
  const twice = race(72, {
    cars: [...DRIVERS, DRIVERS[0] ?? ''].map((driver) => ({ driver, team: 'T' })),
  });
  await refresh(scriptedEvents({ F1: [twice], Tennis: [tennisMatch(24)] }));
  const [match, shown] = await store.readEvents();
  expect(predictionsOf(shown)).toEqual([undefined]);
  expect(predictionsOf(match)[0]).toBeDefined();
  expect(logged).toContainEqual(expect.stringContaining('is entered twice'));
});

test('a sport whose feed fails keeps what it had, and holds up neither the others nor the games', async () => {
  await refresh(someEvents());
  const down = scriptedEvents({ UFC: 'down', Tennis: 'down', F1: 'down', Golf: 'down' });
  const source = scriptedSource({ NFL: [nflGame('1', 1)] });
  await refresh(down, { source });
  expect(await store.readEvents()).toHaveLength(4);
  expect(await store.readPublishedGames()).toHaveLength(1);
  expect(logged).toContainEqual('feed failed for UFC: UFC is down');
});

test('a mistake of ours in reading one league holds up neither the others nor the events, and is logged', async () => {
  const mistake = new TypeError('score is undefined');
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const known = scriptedSource({ NFL: [nflGame('1', 1)] });
  const source: Source = {
    ...known,
    games: (league, ...asked) =>
      league === 'NBA' ? Promise.reject(mistake) : known.games(league, ...asked),
  };
  await refresh(someEvents(), { source });
  expect(await store.readPublishedGames()).toHaveLength(1);
  expect(await store.readEvents()).toHaveLength(4);
  expect(said.mock.calls).toContainEqual([mistake]);
  expect(logged).toContainEqual('feed failed for NBA: score is undefined');
});

test('an event that the feed no longer names leaves after an hour; another takes its place at once', async () => {
  const hourAgo = new Date(Date.now() - 2 * 3_600_000);
  await refresh(scriptedEvents({ Tennis: [tennisMatch(24)] }), { now: hourAgo });
  const other = { ...tennisMatch(24, { a: { name: 'Alexander Zverev' } }), sourceId: 'other' };
  await refreshOf('Tennis', other);
  const events = await store.readEvents();
  expect(events.map((event) => event.kind === 'match' && event.a.name)).toEqual([
    'Alexander Zverev',
  ]);
});

test('a replaced opponent is another prediction; while nobody is named there is none', async () => {
  const against = (name: string) => fightCard(48, { bouts: [{ ...mainBout, b: { name } }] });
  await refreshOf('UFC', against('Dustin Poirier'));
  const first = predictionsOf((await store.readEvents())[0])[0]?.id;
  await refreshOf('UFC', against('TBA'));
  expect(predictionsOf((await store.readEvents())[0])).toEqual([undefined]);
  await refreshOf('UFC', against('Charles Oliveira'));
  const last = predictionsOf((await store.readEvents())[0])[0]?.id;
  expect(last).toBeDefined();
  expect(last).not.toBe(first);
});

test('what has begun keeps its last prediction on the ledger and its closing price, and gets no other', async () => {
  await refreshOf('UFC', fightCard(48));
  const before = (await store.readEvents())[0];
  await begin();
  const bouts = [mainBout, openingBout].map((bout) => ({ ...bout, moneyline: [] }));
  await refreshOf('UFC', fightCard(-4, { status: 'live', bouts }));
  const after = (await store.readEvents())[0];
  expect(predictionsOf(after)).toEqual(predictionsOf(before));
  expect(after?.kind === 'fights' && after.bouts[0]?.moneyline).toMatchObject([{ a: -500 }]);
  // Even if the feed takes it back.
  await refreshOf('UFC', fightCard(1, { bouts: [{ ...mainBout, rounds: 3 }] }));
  expect(predictionsOf((await store.readEvents())[0])[0]).toEqual(predictionsOf(before)[0]);
});

test('nothing is predicted within a minute of the start, nor on a day whose time is unknown', async () => {
  await refreshOf('UFC', fightCard(0.5 / 60));
  expect(predictionsOf((await store.readEvents())[0])).toEqual([undefined, undefined]);
  const tomorrow = new Date(Date.now() + 86_400_000);
  await refresh(scriptedEvents({ Golf: [tournament(26, { timeKnown: false })] }), {
    now: tomorrow,
  });
  expect(predictionsOf((await store.readEvents({ sport: 'Golf' }))[0])).toEqual([undefined]);
});

test('an event that begins during the run goes up without its prediction; the rest is not lost', async () => {
  const through: Store = {
    ...store,
    publishSlate: async (lease, slate) => {
      await database.query("update events set start_time = public.clock() where sport = 'UFC'");
      return store.publishSlate(lease, slate);
    },
  };
  await refresh(someEvents(), { through });
  const events = await store.readEvents();
  const card = events.find(({ kind }) => kind === 'fights');
  expect(predictionsOf(card)).toEqual([undefined, undefined]);
  const others = events.filter((event) => event !== card).flatMap(predictionsOf);
  expect(others.every((prediction) => prediction !== undefined)).toBe(true);
  expect(others).toHaveLength(3);
});

test('sample events are never mixed with live ones', async () => {
  const sampleGames: Source = { ...NO_GAMES, name: 'demo', sample: true };
  await refresh(scriptedEvents({ UFC: [fightCard(48)] }, true), { source: sampleGames });
  expect((await store.readEvents()).map(({ sample }) => sample)).toEqual([true]);
  await refreshOf('Tennis', tennisMatch(24));
  expect((await store.readEvents()).map(({ sample }) => sample)).toEqual([false]);
  await refresh(undefined);
  expect(await store.readEvents()).toEqual([]);
});

test('sample events leave with the day that named them', async () => {
  const source: Source = { ...NO_GAMES, name: 'demo', sample: true };
  await refresh(scriptedEvents({ UFC: [fightCard(48)] }, true), { source });
  await refresh(scriptedEvents({ UFC: [] }, true), { source });
  expect(await store.readEvents()).toEqual([]);
});

const refusal = { refusal: { feed: 'ESPN', status: 400 } };

test('leagues of teams and individual sports fail apart', async () => {
  const now = new Date('2026-11-20T17:00:00Z');
  const noLeague: Source = {
    ...NO_GAMES,
    games: async (league) => {
      throw new SourceError(`${league} is refused`, refusal);
    },
  };
  await refresh(someEvents(), { now, source: noLeague });
  expect((await store.readEvents()).length).toBeGreaterThan(0);
  const noSport: EventSource = {
    ...someEvents(),
    events: async (sport) => {
      throw new SourceError(`${sport} is refused`, refusal);
    },
  };
  const source = scriptedSource({ NFL: [nflGame('1', 1)] });
  await refresh(noSport, { now, source });
  expect(await store.readPublishedGames()).toHaveLength(1);
  await expect(refresh(noSport, { now, source: noLeague })).rejects.toThrow('NFL is refused');
});
