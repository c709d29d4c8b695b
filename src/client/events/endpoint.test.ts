import { afterEach, expect, test, vi } from 'vitest';
import { endpoint, endpointQuestion } from './endpoint.ts';
import { leagueEvents, platformStatsQuery } from './individualEvents.ts';
import { needsAsking } from './needsAsking.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Takes any text. */
function readText(answer: unknown): string {
  if (typeof answer !== 'string') throw new TypeError('The answer is no text');
  return answer;
}

const asking = (path: string, failure: string) =>
  endpoint(path, endpointQuestion(path, readText, failure));

/** Answers every request of this test and counts them. */
function answering(answer: () => Response) {
  const fetched = vi.fn(async (_path: string) => answer());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a page asks where it shows nothing, or what it shows is older than 15 minutes', () => {
  const at = (time: string) => new Date(`2026-11-21T12:${time}Z`);
  expect(needsAsking(undefined, at('00:00'))).toBe(true);
  expect(needsAsking('2026-11-21T12:00:00Z', at('15:00'))).toBe(false);
  expect(needsAsking('2026-11-21T12:00:00Z', at('15:01'))).toBe(true);
});

test('an endpoint is asked when a page wants it, and once', async () => {
  const fetched = answering(() => Response.json('fights'));
  const { $answer, ask } = asking('/api/one', 'Failed to fetch events');
  const stop = $answer.listen(() => {});
  expect(fetched).not.toHaveBeenCalled();
  ask();
  ask();
  await vi.waitFor(() => expect($answer.get().data).toBe('fights'), 30_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/one');
  stop();
});

test('a non-success answer raises the specification’s text', async () => {
  answering(() => Response.json({ error: 'down' }, { status: 503 }));
  const { $answer, ask } = asking('/api/two', 'Failed to fetch golf tours');
  const stop = $answer.listen(() => {});
  ask();
  await vi.waitFor(
    () => expect($answer.get().error?.message).toBe('Failed to fetch golf tours'),
    30_000,
  );
  stop();
});

test('an answer that cannot be read, and a network that is down, raise the same text', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answering(() => Response.json({ not: 'a text' }));
  const ask = endpointQuestion('/api/three', readText, 'Failed to fetch events');
  await expect(ask()).rejects.toThrow(/^Failed to fetch events$/);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(ask()).rejects.toThrow(/^Failed to fetch events$/);
});

const STATS = { totalPredictions: 0, winRate: null, roi: null, todaysGames: 3, asOf: null };

test('UFC has an endpoint of its own; a league page’s events and figures each fail alone', async () => {
  const fetched = vi.fn(async (path: string) =>
    Response.json(path.includes('stats') ? STATS : [], {
      status: path.includes('NASCAR') ? 503 : 200,
    }),
  );
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const sport of ['UFC', 'F1'] as const) {
    const { $answer, ask } = leagueEvents(sport);
    const stop = $answer.listen(() => {});
    ask();
    await vi.waitFor(() => expect($answer.get().data).toEqual([]), 30_000);
    stop();
  }
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/api/ufc/upcoming',
    '/api/individual-events/upcoming?sport=F1',
  ]);
  const { $answer, ask } = leagueEvents('NASCAR');
  const stop = $answer.listen(() => {});
  ask();
  await vi.waitFor(
    () => expect($answer.get().error?.message).toBe('Failed to fetch events'),
    30_000,
  );
  expect($answer.get().data).toBeUndefined();
  const figures = platformStatsQuery.$answer.listen(() => {});
  platformStatsQuery.ask();
  await vi.waitFor(() => expect(platformStatsQuery.$answer.get().data).toEqual(STATS), 30_000);
  figures();
  stop();
});
