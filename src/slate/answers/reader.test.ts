import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_CARD, EXAMPLE_MATCH } from '#domain/events/exampleEvents.fixture.ts';
import { type AnswerStore, renderedStore } from '#test/renderedStore.ts';
import { ANSWER_KEYS } from './keys.ts';
import { type AnswerReader, createAnswerReader } from './reader.ts';

const AS_OF = '2026-11-20T16:00:00.000Z';
const NOW = new Date('2026-11-21T12:00:00Z');
const EVENTS = [EXAMPLE_MATCH, EXAMPLE_CARD];

let time = 0;
let store: AnswerStore;
let asked: string[];
/** What the store does before answering. */
let before: () => Promise<unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  time = 0;
  asked = [];
  before = async () => {};
  store = renderedStore({ asOf: AS_OF, events: EVENTS });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const watched: AnswerStore = {
  readEdition: async () => {
    asked.push('edition');
    await before();
    return store.readEdition();
  },
  readAnswerKeys: async (run) => {
    asked.push('keys');
    return store.readAnswerKeys(run);
  },
  readAnswer: async (run, key) => {
    asked.push(key);
    await before();
    return store.readAnswer(run, key);
  },
};

const reader = (): AnswerReader => createAnswerReader(watched, undefined, () => time);
const textOf = async (answers: AnswerReader, key: string, now = NOW) => {
  const answer = await answers.read(key, now);
  return answer && new TextDecoder().decode(answer.bytes);
};
/** Advances both clocks: the timers' and the reader's. */
async function pass(ms: number): Promise<void> {
  time += ms;
  await vi.advanceTimersByTimeAsync(ms);
}
const hang = () => new Promise<never>(() => {});

test('a thousand readers at once cost the store one question each for slate, names and answer', async () => {
  const answers = reader();
  const texts = await Promise.all(
    Array.from({ length: 1000 }, () => textOf(answers, ANSWER_KEYS.ufc)),
  );
  expect(new Set(texts).size).toBe(1);
  expect(asked).toEqual(['edition', 'keys', ANSWER_KEYS.ufc]);
  await textOf(answers, ANSWER_KEYS.ufc);
  expect(asked).toHaveLength(3);
});

test('the store is asked every second whether the slate is still up, and for nothing else', async () => {
  const answers = reader();
  await textOf(answers, ANSWER_KEYS.ufc);
  await pass(1_000);
  await textOf(answers, ANSWER_KEYS.ufc);
  expect(asked).toEqual(['edition', 'keys', ANSWER_KEYS.ufc, 'edition']);
});

test('a slate that goes up is read at the next question', async () => {
  const answers = reader();
  expect(await textOf(answers, ANSWER_KEYS.tennisTours)).not.toBe('[]');
  const next = renderedStore({ asOf: AS_OF });
  store = { ...next, readEdition: async () => ({ run: 2, version: 0, asOf: AS_OF }) };
  await pass(1_000);
  expect(await textOf(answers, ANSWER_KEYS.tennisTours)).toBe('[]');
});

test('a slate that is replaced twice while it is read is read anew', async () => {
  const answers = reader();
  await textOf(answers, ANSWER_KEYS.slate);
  const next = renderedStore({ asOf: AS_OF });
  store = {
    ...next,
    readEdition: async () => ({ run: 3, version: 0, asOf: AS_OF }),
    readAnswer: async (run, key) => (run === 3 ? next.readAnswer(run, key) : undefined),
  };
  expect(await textOf(answers, ANSWER_KEYS.ufc)).toBe('[]');
});

test('the hour changes what is seen without a question', async () => {
  const answers = reader();
  expect(await textOf(answers, ANSWER_KEYS.ufc)).not.toBe('[]');
  expect(await textOf(answers, ANSWER_KEYS.ufc, new Date('2026-12-21T12:00:00Z'))).toBe('[]');
  expect(await textOf(answers, ANSWER_KEYS.ufc)).not.toBe('[]');
  expect(asked).toEqual(['edition', 'keys', ANSWER_KEYS.ufc]);
});

test('a name that the slate does not have costs no question', async () => {
  const answers = reader();
  await textOf(answers, ANSWER_KEYS.slate);
  asked = [];
  for (let id = 1; id <= 1000; id += 1)
    expect(await textOf(answers, ANSWER_KEYS.game(id))).toBeUndefined();
  expect(asked).toEqual([]);
});

test('89: a store that hangs from the start is an error within five seconds, and at once for who comes next', async () => {
  before = hang;
  const answers = reader();
  const reading = expect(textOf(answers, ANSWER_KEYS.ufc)).rejects.toThrow('did not answer');
  await pass(4_500);
  await reading;
  await expect(textOf(answers, ANSWER_KEYS.ufc)).rejects.toThrow('did not answer');
  expect(asked).toEqual(['edition']);
});

test('89: a store that hangs later holds nobody for more than a second, and memory serves', async () => {
  const answers = reader();
  const text = await textOf(answers, ANSWER_KEYS.ufc);
  before = hang;
  await pass(1_000);
  const first = textOf(answers, ANSWER_KEYS.ufc);
  await pass(1_000);
  expect(await first).toBe(text);
  // The question is still open: nobody else waits for it.
  expect(await textOf(answers, ANSWER_KEYS.ufc)).toBe(text);
  // What is not in memory ends within five seconds too.
  const missing = expect(textOf(answers, ANSWER_KEYS.tennis)).rejects.toThrow();
  await pass(4_500);
  await missing;
});

test('89: memory serves as long as the CDN would, then the store has to answer', async () => {
  const answers = reader();
  const text = await textOf(answers, ANSWER_KEYS.ufc);
  before = () => Promise.reject(new Error('connection refused'));
  await pass(899_000);
  expect(await textOf(answers, ANSWER_KEYS.ufc)).toBe(text);
  await pass(2_000);
  await expect(textOf(answers, ANSWER_KEYS.ufc)).rejects.toThrow('connection refused');
  before = async () => {};
  await pass(1_000);
  expect(await textOf(answers, ANSWER_KEYS.ufc)).toBe(text);
});

test('memory is bounded: what was used longest ago goes first', async () => {
  const limits = { trust: 1e9, patience: 1, store: 1, stale: 1, reader: 1e9, memory: 3_000 };
  const answers = createAnswerReader(watched, limits, () => time);
  const keys = [
    ANSWER_KEYS.ufc,
    ANSWER_KEYS.tennis,
    ANSWER_KEYS.tennisPredictions,
    ANSWER_KEYS.tennisTours,
  ];
  for (const key of keys) await textOf(answers, key);
  asked = [];
  await textOf(answers, ANSWER_KEYS.tennisTours);
  expect(asked).toEqual([]);
  await textOf(answers, ANSWER_KEYS.ufc);
  expect(asked).toEqual([ANSWER_KEYS.ufc]);
});

test('before the first slate lists are empty and have no age', async () => {
  store = { ...store, readEdition: async () => undefined };
  const answers = reader();
  expect(await textOf(answers, ANSWER_KEYS.upcomingGames())).toBe('[]');
  expect(JSON.parse((await textOf(answers, ANSWER_KEYS.slate)) ?? '')).toEqual({
    contentHash: null,
    asOf: {},
  });
  expect((await answers.read(ANSWER_KEYS.golfTours, NOW))?.asOf).toBeUndefined();
});
