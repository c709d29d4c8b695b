import { afterEach, expect, test, vi } from 'vitest';
import { endpoint } from './endpoint.ts';
import { individualEvents } from './individualEvents.ts';
import { needsAsking } from './needsAsking.ts';

afterEach(() => vi.unstubAllGlobals());

const isText = (value: unknown): value is string => typeof value === 'string';

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
  const { $answer, ask } = endpoint('/api/one', isText, 'Failed to fetch events');
  const stop = $answer.listen(() => {});
  expect(fetched).not.toHaveBeenCalled();
  ask();
  ask();
  await vi.waitFor(() => expect($answer.get().data).toBe('fights'));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/one');
  stop();
});

test('a non-success answer raises the specification’s text', async () => {
  answering(() => Response.json({ error: 'down' }, { status: 503 }));
  const { $answer, ask } = endpoint('/api/two', isText, 'Failed to fetch golf tours');
  const stop = $answer.listen(() => {});
  ask();
  await vi.waitFor(() => expect($answer.get().error?.message).toBe('Failed to fetch golf tours'));
  stop();
});

test('UFC has an endpoint of its own; without a sport all events are asked for', async () => {
  const fetched = answering(() => Response.json([]));
  for (const sport of ['UFC', 'F1', undefined] as const) {
    const { $answer, ask } = individualEvents(sport);
    const stop = $answer.listen(() => {});
    ask();
    await vi.waitFor(() => expect($answer.get().data).toEqual([]));
    stop();
  }
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/api/ufc/upcoming',
    '/api/individual-events/upcoming?sport=F1',
    '/api/individual-events/upcoming',
  ]);
  expect(individualEvents('F1')).toBe(individualEvents('F1'));
});
