import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCourtesy } from '../reading/courtesy.ts';
import { testMemory } from '../reading/feedMemory.fixture.ts';
import { badNumbers, badTexts, mutate, mutations } from '../reading/mutations.fixture.ts';
import { SourceError } from '../source.ts';
import { cfbdGame } from './cfbd.fixture.ts';
import { cfbd } from './cfbd.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const DAYS = { from: '2026-11-24', to: '2026-12-04' };
const KEYS = new Set(['Alabama', 'Auburn', 'Boise State', 'Hawai’i']);

function feed(body: unknown, status = 200) {
  const asked: { readonly url: string; readonly key: string | null }[] = [];
  const send: typeof fetch = async (address, init) => {
    asked.push({ url: String(address), key: new Headers(init?.headers).get('authorization') });
    return new Response(JSON.stringify(body), { status });
  };
  const http = { fetch: send, delay: async () => undefined };
  const source = cfbd({ ...http, apiKey: 'secret', knownKeys: () => KEYS });
  return { asked, http, games: (days = DAYS) => source.games('NCAAF', days, NOW) };
}
const only = async (change: object) => (await feed([cfbdGame(change)]).games()).games[0];

test('a game to come, under ESPN’s number and our names, without lines', async () => {
  expect(await only({})).toEqual({
    sourceId: '401752900',
    league: 'NCAAF',
    season: 2026,
    postseason: false,
    gameTime: '2026-11-28T20:30:00.000Z',
    timeKnown: true,
    neutralSite: false,
    homeTeam: expect.objectContaining({ name: 'Alabama Crimson Tide', ratingKey: 'Alabama' }),
    awayTeam: expect.objectContaining({ name: 'Auburn Tigers', ratingKey: 'Auburn' }),
    venue: { name: 'Saban Field at Bryant-Denny Stadium' },
    odds: [],
    status: 'scheduled',
  });
});

test.each([
  [
    'over',
    { completed: true, homePoints: 24, awayPoints: 17 },
    { status: 'final', score: { home: 24, away: 17 } },
  ],
  ['under way', { homePoints: 7, awayPoints: 3 }, { status: 'scheduled' }],
  [
    'without an hour',
    { startTimeTBD: true, startDate: '2026-11-28T05:00:00.000Z' },
    { timeKnown: false, gameTime: '2026-11-28T17:00:00.000Z' },
  ],
  [
    'a bowl in January',
    {
      season: 2026,
      seasonType: 'postseason',
      neutralSite: true,
      startDate: '2026-12-01T20:00:00Z',
    },
    { postseason: true, neutralSite: true },
  ],
  [
    'a school that no table has',
    { homeTeam: 'Boise State' },
    { homeTeam: { name: 'Boise State', abbreviation: 'BOIS', ratingKey: 'Boise State' } },
  ],
  [
    'a school without a rating',
    { awayTeam: 'Nowhere Tech' },
    { awayTeam: { name: 'Nowhere Tech' } },
  ],
])('%s', async (_, change, said) => {
  expect(await only(change)).toMatchObject(said);
});

test.each([
  ['fbs', 'Nowhere Tech'],
  ['fcs', 'Nowhere Tech (FCS)'],
  ['ii', undefined],
  [null, undefined],
])(
  'a school new to us of class %s has the key %s: the class is its division',
  async (awayClassification, key) => {
    const read = await only({ awayTeam: 'Nowhere Tech', awayClassification });
    expect(read?.awayTeam.ratingKey).toBe(key);
  },
);

test('one bad game costs no other, and says why', async () => {
  const { games, quarantined } = await feed([
    cfbdGame(),
    cfbdGame({ id: 2, homeTeam: null }),
    cfbdGame({ id: 3, awayTeam: 'SEC Champion' }),
    cfbdGame({ id: 9, homeTeam: 'Champion Christian' }),
    cfbdGame({ id: 4, season: 2019 }),
    cfbdGame({ id: 5, completed: true }),
    cfbdGame({ id: 6, completed: true, homePoints: 1, awayPoints: 3 }),
    cfbdGame({ id: 'x' }),
    cfbdGame(),
    null,
    7,
    cfbdGame({ id: 8, startDate: '2026-09-05T16:00:00.000Z' }),
  ]).games();
  expect(games).toHaveLength(2);
  expect(quarantined).toEqual([
    { item: '2', reason: 'a side is not known yet' },
    { item: '3', reason: 'a side is not known yet' },
    { item: '4', reason: 'of another season (2019)' },
    { item: '5', reason: 'over without a score' },
    { item: '6', reason: '1–3 at the end in the NCAAF' },
    { item: 'x', reason: expect.stringContaining('unexpected shape at id') },
    { item: '401752900', reason: 'listed twice' },
  ]);
});

test('one request a season, the key in its header alone', async () => {
  const one = feed([cfbdGame()]);
  await one.games();
  await one.games({ from: '2026-10-01', to: '2026-10-31' });
  expect(one.asked).toEqual([
    {
      url: 'https://api.collegefootballdata.com/games?year=2026&seasonType=both&classification=fbs',
      key: 'Bearer secret',
    },
  ]);
});

test('at most one run an hour asks: a free key has a thousand calls a month', async () => {
  const memory = testMemory();
  let now = NOW;
  const run = async () => {
    const courtesy = createCourtesy({
      userAgent: 'Simcast (+https://simcast.example)',
      feedOf: (host) => host,
      gapMs: 0,
      now: () => now,
      wait: async () => undefined,
      log: (line) => {
        throw new Error(line);
      },
    });
    await courtesy.begin(memory);
    const { http, asked } = feed([cfbdGame()]);
    const source = cfbd({ ...http, courtesy, apiKey: 'secret', knownKeys: () => KEYS });
    const answer = await source.games('NCAAF', DAYS, now).catch((error: unknown) => error);
    await courtesy.settle();
    return { answer, requests: asked.length };
  };
  const calls: number[] = [];
  for (let quarter = 0; quarter < 8; quarter += 1) {
    const { answer, requests } = await run();
    calls.push(requests);
    if (requests === 0) expect(answer).toBeInstanceOf(SourceError);
    now = new Date(now.getTime() + 15 * 60_000);
  }
  expect(calls).toEqual([1, 0, 0, 0, 1, 0, 0, 0]);
});

describe('no answer', () => {
  test.each([
    [{ message: 'Unauthorized' }, 401],
    [{ games: [] }, 200],
    [null, 200],
    [{ message: 'Monthly call quota exceeded.' }, 429],
  ])('%j with status %i', async (body, status) => {
    const failed = feed(body, status).games();
    await expect(failed).rejects.toThrow(SourceError);
    await expect(failed).rejects.not.toThrow('secret');
  });
});

test('mutations never throw and never let nonsense through', () =>
  fc.assert(
    fc.asyncProperty(mutations, async (changes) => {
      const document = {
        games: [cfbdGame(), cfbdGame({ id: 2, completed: true, homePoints: 3, awayPoints: 0 })],
      };
      mutate(document, changes);
      if (!Array.isArray(document.games)) return;
      let text: string;
      try {
        text = JSON.stringify(document.games);
      } catch {
        return;
      }
      const answer = await feed(JSON.parse(text))
        .games()
        .catch((error: unknown) => {
          expect(error).toBeInstanceOf(SourceError);
        });
      expect([...badTexts(answer?.games), ...badNumbers(answer?.games)]).toEqual([]);
    }),
    { numRuns: 200 },
  ));
