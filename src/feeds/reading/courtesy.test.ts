import type { IncomingMessage, RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Courtesy, createCourtesy } from './courtesy.ts';
import { type TestMemory, testMemory } from './feedMemory.fixture.ts';
import { fetchJson, fetchText } from './fetchJson.ts';
import { startTestServer, type TestServer } from './misbehaving.fixture.ts';

const AGENT = 'Simcast (+https://simcast.example)';
let server: TestServer | undefined;
let memory: TestMemory;
let now: number;
let waits: number[];

beforeEach(() => {
  memory = testMemory();
  now = Date.parse('2026-11-22T18:00:00Z');
  waits = [];
});
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** The courtesy of a run that begins now. */
async function newRun(begins = true): Promise<Courtesy> {
  const courtesy = createCourtesy({
    gapMs: 150,
    userAgent: AGENT,
    feedOf: () => 'ESPN',
    now: () => new Date(now),
    wait: async (ms) => {
      waits.push(ms);
      now += ms;
    },
    log: (line) => {
      throw new Error(line);
    },
  });
  if (begins) await courtesy.begin(memory);
  return courtesy;
}

const seen: IncomingMessage[] = [];
async function serve(listener: RequestListener): Promise<void> {
  seen.length = 0;
  server = await startTestServer((request, response) => {
    seen.push(request);
    listener(request, response);
  });
}
const ask = (courtesy: Courtesy, path = '/scores') =>
  fetchJson(`${server?.url}${path}`, { courtesy, delay: async () => undefined });

test('every request says who asks, and where more is said', async () => {
  await serve((_, response) => response.end('[]'));
  await ask(await newRun());
  expect(seen[0]?.headers['user-agent']).toBe(AGENT);
});

test('requests to one host start apart, in the order in which they were asked', async () => {
  await serve((_, response) => response.end('[]'));
  const courtesy = await newRun();
  await Promise.all([ask(courtesy, '/1'), ask(courtesy, '/2'), ask(courtesy, '/3')]);
  expect(seen.map(({ url }) => url)).toEqual(['/1', '/2', '/3']);
  expect(waits).toHaveLength(2);
  expect(Math.min(...waits)).toBeGreaterThan(0);
});

test('Jolpica is asked four times a second at most', async () => {
  const starts: number[] = [];
  const courtesy = createCourtesy({
    gapMs: 150,
    userAgent: AGENT,
    feedOf: (host) => (host === 'api.jolpi.ca' ? 'Jolpica' : 'ESPN'),
    now: () => new Date(now),
    wait: async (ms) => {
      now += ms;
    },
    log: () => undefined,
  });
  for (let time = 0; time < 5; time += 1) {
    await courtesy.turn(new URL('https://api.jolpi.ca/ergast/f1/2026/races.json'));
    starts.push(now);
  }
  expect((starts[4] ?? 0) - (starts[0] ?? 0)).toBeGreaterThanOrEqual(1_000);
});

describe('what has not changed is not sent again', () => {
  const conditional: RequestListener = (request, response) => {
    if (request.headers['if-none-match'] === '"v1"') return void response.writeHead(304).end();
    response.writeHead(200, { etag: '"v1"' }).end('{"events":[1]}');
  };

  test('by its tag, in a later run too', async () => {
    await serve(conditional);
    const first = await newRun();
    const answer = await ask(first);
    await first.settle();
    expect(await ask(await newRun())).toEqual(answer);
    expect(seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"']);
  });

  test('by its date', async () => {
    const date = 'Sun, 22 Nov 2026 17:00:00 GMT';
    await serve((request, response) => {
      if (request.headers['if-modified-since'] === date) return void response.writeHead(304).end();
      response.writeHead(200, { 'last-modified': date }).end('[7]');
    });
    const courtesy = await newRun();
    await ask(courtesy);
    expect(await courtesy.settle()).toBeUndefined();
    expect(await ask(courtesy)).toEqual([7]);
  });

  test('another address is another answer', async () => {
    await serve(conditional);
    const courtesy = await newRun();
    await ask(courtesy);
    await ask(courtesy, '/scores?dates=2');
    expect(seen[1]?.headers['if-none-match']).toBeUndefined();
  });

  test('answers that come while others are stored are stored together, some twenty at a time', async () => {
    await serve(conditional);
    const courtesy = await newRun();
    const stored = Promise.withResolvers<void>();
    const calls: number[] = [];
    const keep = memory.keepFeedAnswers;
    memory.keepFeedAnswers = async (answers) => {
      calls.push(answers.length);
      await stored.promise;
      await keep(answers);
    };
    const askAll = (from: number, to: number) =>
      Promise.all(
        Array.from({ length: to - from }, (_, at) => ask(courtesy, `/scores?dates=${from + at}`)),
      );
    await askAll(0, 1);
    await expect.poll(() => calls).toEqual([1]);
    await askAll(1, 25);
    stored.resolve();
    await courtesy.settle();
    expect(calls).toEqual([1, 20, 4]);
    expect(memory.answers.size).toBe(25);
  });

  test('what was answered before there was a memory holds up nothing that comes after', async () => {
    await serve(conditional);
    const courtesy = await newRun(false);
    await ask(courtesy);
    await courtesy.begin(memory);
    await ask(courtesy, '/scores?dates=2');
    await courtesy.settle();
    expect(memory.answers.size).toBe(1);
  });

  test('an answer that was forgotten, or does not unpack, is asked for anew', async () => {
    await serve(conditional);
    const first = await newRun();
    await ask(first);
    await first.settle();
    for (const [key, kept] of memory.answers) memory.answers.set(key, { ...kept, body: '?' });
    expect(await ask(await newRun())).toEqual({ events: [1] });
    memory.takeFeedAnswer = async () => undefined;
    expect(await ask(await newRun())).toEqual({ events: [1] });
    expect(seen).toHaveLength(5);
  });

  test('without a tag, or with one beyond measure, nothing is kept', async () => {
    for (const etag of ['', `"${'x'.repeat(301)}"`]) {
      await serve((_, response) => response.writeHead(200, etag ? { etag } : {}).end('[]'));
      const courtesy = await newRun();
      await ask(courtesy);
      await courtesy.settle();
      await server?.close();
      expect(memory.answers.size).toBe(0);
    }
  });

  test('what cannot be read is not kept', async () => {
    await serve((_, response) => response.writeHead(200, { etag: '"x"' }).end('<html>'));
    const courtesy = await newRun();
    await expect(ask(courtesy)).rejects.toThrow('HTML');
    await courtesy.settle();
    expect(memory.answers.size).toBe(0);
  });

  test('a 304 that nobody asked for is no answer', async () => {
    await serve((_, response) => response.writeHead(304, { etag: '"v1"' }).end());
    await expect(ask(await newRun())).rejects.toThrow('redirect');
  });

  test('no address is kept in the open: one may hold a key', async () => {
    await serve(conditional);
    const courtesy = await newRun();
    await ask(courtesy, '/scores?apikey=secret');
    await courtesy.settle();
    expect(JSON.stringify([...memory.answers])).not.toMatch(/secret|127\.0\.0\.1/);
  });
});

describe('a feed that asks to be left alone', () => {
  test.each([
    [429, { 'retry-after': '600' }],
    [429, { 'retry-after': 'Sun, 22 Nov 2026 18:10:00 GMT' }],
    [503, { 'retry-after': '600' }],
  ])('by %i %o is not asked before, by a later run either', async (status, headers) => {
    await serve((_, response) => response.writeHead(status, headers).end());
    const first = await newRun();
    await expect(ask(first)).rejects.toThrow(`status ${status}`);
    await expect(ask(first, '/other')).rejects.toThrow(
      'is left alone until 18:10 UTC, as it asked',
    );
    await first.settle();
    now += 599_000;
    await expect(ask(await newRun())).rejects.toThrow('is left alone');
    expect(seen).toHaveLength(1);
    now += 1_000;
    await expect(ask(await newRun())).rejects.toThrow(`status ${status}`);
    expect(seen).toHaveLength(2);
  });

  test('is remembered although the run dies there', async () => {
    await serve((_, response) => response.writeHead(429, { 'retry-after': '600' }).end());
    const dies = await newRun();
    await expect(ask(dies)).rejects.toThrow('429');
    await expect.poll(() => memory.states.get('ESPN')?.problem).toBe('busy');
  });

  test('a 503 that says nothing of waiting is tried once more', async () => {
    await serve((_, response) => response.writeHead(seen.length === 1 ? 503 : 200).end('[]'));
    expect(await ask(await newRun())).toEqual([]);
  });
});

test('a feed that does not answer is left alone after four requests, and asked again when its rest is over', async () => {
  await serve((request) => void request.socket.destroy());
  const first = await newRun();
  for (const path of ['/1', '/2', '/3', '/4']) {
    await expect(ask(first, path)).rejects.toThrow('cannot be reached');
  }
  await expect(ask(first, '/5')).rejects.toThrow('because it does not answer');
  await first.settle();
  now += 5 * 60_000;
  const second = await newRun();
  await expect(ask(second)).rejects.toThrow('cannot be reached');
  await expect(ask(second)).rejects.toThrow('is left alone');
});

test('one address that is not there says nothing against its feed', async () => {
  await serve((_, response) => response.writeHead(404).end());
  const courtesy = await newRun();
  for (let time = 0; time < 6; time += 1) await expect(ask(courtesy)).rejects.toThrow('404');
});

describe('requests that a feed turns down', () => {
  const refuses: RequestListener = (_, response) => response.writeHead(400).end();
  const BOARD = '/apis/site/v2/sports/football/nfl/scoreboard?dates=20261122';

  test('are known of by kind, since when and how often, until one is taken', async () => {
    await serve((request, response) =>
      seen.length < 3 ? refuses(request, response) : response.end('[]'),
    );
    const courtesy = await newRun();
    await expect(ask(courtesy, BOARD)).rejects.toMatchObject({
      refusal: { feed: 'ESPN', status: 400 },
    });
    now += 60_000;
    await expect(ask(courtesy, BOARD)).rejects.toThrow('status 400');
    await courtesy.settle();
    expect([...memory.parts.values()]).toEqual([
      {
        feed: 'ESPN',
        part: 'football/nfl/scoreboard',
        refused: 400,
        refusedSince: '2026-11-22T18:00:00.000Z',
        refusedAt: '2026-11-22T18:01:00.000Z',
      },
    ]);
    expect(memory.states.get('ESPN football')).toMatchObject({ problem: 'refused', failures: 0 });
    const later = await newRun();
    expect(await ask(later, BOARD)).toEqual([]);
    await later.settle();
    expect(memory.parts.size).toBe(0);
  });

  test('are no reason to leave it alone', async () => {
    await serve(refuses);
    const courtesy = await newRun();
    for (let time = 0; time < 6; time += 1)
      await expect(ask(courtesy, BOARD)).rejects.toThrow('400');
  });

  test('for one team or game it may merely lack', async () => {
    await serve((_, response) => response.writeHead(404).end());
    const courtesy = await newRun();
    for (const path of ['football/nfl/teams/12/depthcharts', 'golf/pga/leaderboard?event=401']) {
      await expect(ask(courtesy, `/apis/site/v2/sports/${path}`)).rejects.toThrow('404');
    }
    await courtesy.settle();
    expect(memory.parts.size).toBe(0);
  });

  test('the form that serves is remembered for a day, over runs', async () => {
    const url = new URL(`https://feed.example${BOARD}`);
    const first = await newRun();
    first.noteForm(url, 'month');
    await first.settle();
    now += 23 * 3_600_000;
    const second = await newRun();
    expect(
      second.formOf(
        new URL('https://feed.example/apis/site/v2/sports/football/nfl/scoreboard?dates=202611'),
      ),
    ).toBe('month');
    now += 2 * 3_600_000;
    const third = await newRun();
    expect(third.formOf(url)).toBeUndefined();
    third.noteForm(url, undefined);
    await third.settle();
    expect(memory.parts.size).toBe(0);
  });
});

test('a sport that does not answer is left alone, and no other of the same feed', async () => {
  await serve((request, response) =>
    request.url?.includes('football') ? void request.socket.destroy() : response.end('[]'),
  );
  const courtesy = await newRun();
  const board = (path: string) => ask(courtesy, `/apis/site/v2/sports/${path}/scoreboard`);
  for (let time = 0; time < 4; time += 1) {
    await expect(board('football/nfl')).rejects.toThrow('cannot be reached');
  }
  await expect(board('football/college-football')).rejects.toThrow('is left alone');
  expect(await board('mma/ufc')).toEqual([]);
});

test('a feed that asks to be left alone is, whatever the sport', async () => {
  await serve((_, response) => response.writeHead(429, { 'retry-after': '600' }).end());
  const courtesy = await newRun();
  const board = (path: string) => ask(courtesy, `/apis/site/v2/sports/${path}/scoreboard`);
  await expect(board('football/nfl')).rejects.toThrow('status 429');
  await expect(board('mma/ufc')).rejects.toThrow('is left alone');
});

test('of a text only what is of use is kept, and read again when it has not changed', async () => {
  await serve((request, response) => {
    if (request.headers['if-none-match'] === '"v1"') return void response.writeHead(304).end();
    response.writeHead(200, { etag: '"v1"' }).end('head\nold\nnew');
  });
  const ours = (text: string) => text.replace('old\n', '');
  const text = async (courtesy: Courtesy) =>
    fetchText(`${server?.url}/games.csv`, { courtesy, delay: async () => undefined }, ours);
  const first = await newRun();
  expect(await text(first)).toBe('head\nnew');
  await first.settle();
  expect(await text(await newRun())).toBe('head\nnew');
  expect(seen).toHaveLength(2);
});

test('a later run knows when the feed was last asked, the run itself not', async () => {
  await serve((_, response) => response.end('[]'));
  const first = await newRun();
  expect(first.askedBefore('any')).toBeUndefined();
  await ask(first);
  expect(first.askedBefore('any')).toBeUndefined();
  await first.settle();
  expect((await newRun()).askedBefore('any')).toEqual(new Date(now));
});
