import { expect, test } from 'vitest';
import { elevenPairs } from '#local/standins/feeds/elevenPairs.ts';
import { book, oddsEvent, oddsMarket, oddsOutcome, READ_AT } from './odds.fixture.ts';
import { tournamentsIn } from './pairKeys.ts';
import { theOddsApi } from './theOddsApi.ts';

const NOW = new Date(READ_AT);
const KEY = 'secret-of-the-owner';
const OPEN = { key: 'tennis_atp_us_open', sport: 'Tennis', tour: 'ATP' } as const;
const MATCH = { sport_key: OPEN.key, home_team: 'Jannik Sinner', away_team: 'Carlos Alcaraz' };
const winner = (...prices: readonly (readonly [string, number])[]) =>
  oddsMarket(
    'h2h',
    prices.map(([name, price]) => oddsOutcome(name, price)),
  );
const EVEN = winner(['Jannik Sinner', -110], ['Carlos Alcaraz', -106]);

async function asked(body: unknown, status = 200) {
  const urls: URL[] = [];
  const answered: typeof fetch = async (url) => {
    urls.push(new URL(String(url)));
    return Response.json(body, { status, headers: { 'x-requests-last': '1' } });
  };
  const feed = theOddsApi({ apiKey: KEY, userAgent: 'Simcast (test)', fetch: answered });
  return { feed, urls };
}

test('a tournament is read under its own key, the winner alone, for a third of a league’s credits', async () => {
  const { feed, urls } = await asked([
    oddsEvent([book('pinnacle', [EVEN]), book('fanduel', [EVEN])], MATCH),
  ]);
  expect([feed.cost, feed.pairs.cost]).toEqual([3, 1]);
  expect(await feed.pairs.read(OPEN, NOW)).toMatchObject({
    ok: true,
    games: [
      {
        home: 'Jannik Sinner',
        quotes: [{ book: 'pinnacle', moneyline: { home: -110, away: -106 } }, { book: 'fanduel' }],
      },
    ],
    credits: { last: 1 },
  });
  expect(urls[0]?.pathname).toBe('/v4/sports/tennis_atp_us_open/odds/');
  expect(urls[0]?.searchParams.get('markets')).toBe('h2h');
});

test('another tournament’s matches, three ways, and prices of no one market are not read', async () => {
  const other = await asked([
    oddsEvent([book('pinnacle', [EVEN])], { ...MATCH, sport_key: 'tennis_wta_us_open' }),
  ]);
  expect(await other.feed.pairs.read(OPEN, NOW)).toMatchObject({ trouble: 'unreadable' });
  const odd = await asked([
    oddsEvent(
      [
        book('pinnacle', [winner(['Jannik Sinner', 120], ['Carlos Alcaraz', 140], ['Draw', 900])]),
        book('fanduel', [winner(['Jannik Sinner', 300], ['Carlos Alcaraz', 300])]),
        book('betmgm', [EVEN]),
      ],
      MATCH,
    ),
  ]);
  expect(await odd.feed.pairs.read(OPEN, NOW)).toMatchObject({
    games: [{ quotes: [{ book: 'betmgm' }] }],
    quarantined: [{ reason: expect.stringContaining('imply') }],
  });
});

test('eleven books’ bouts of the stand-in are read; of boxing, without those that price a draw', async () => {
  const bouts = [{ id: 'f1', home: 'Able', away: 'Baker', start: NOW.getTime() + 3_600_000 }];
  for (const [key, least, most] of [
    ['mma_mixed_martial_arts', 10, 11],
    ['boxing_boxing', 4, 10],
  ] as const) {
    const { feed } = await asked(elevenPairs(key, bouts, NOW.getTime()));
    const answer = await feed.pairs.read({ key, sport: 'UFC' }, NOW);
    const books = answer.ok ? (answer.games[0]?.quotes.length ?? 0) : 0;
    expect(books).toBeGreaterThanOrEqual(least);
    expect(books).toBeLessThanOrEqual(most);
  }
});

const sport = (key: string, rest: object = {}) => ({
  key,
  active: true,
  has_outrights: false,
  ...rest,
});

test('the list names the tournaments under way; others, and those of the whole, are none', async () => {
  const list = [
    sport('tennis_atp_us_open'),
    sport('tennis_atp_us_open'),
    sport('tennis_wta_us_open'),
    sport('tennis_atp_wimbledon', { active: false }),
    sport('tennis_atp_us_open_winner', { has_outrights: true }),
    sport('tennis_exhibition'),
    sport('icehockey_nhl'),
    { key: 7 },
    null,
  ];
  const { feed, urls } = await asked(list);
  expect(await feed.pairs.list?.()).toMatchObject({
    ok: true,
    keys: [OPEN, { key: 'tennis_wta_us_open', sport: 'Tennis', tour: 'WTA' }],
  });
  expect(urls[0]?.pathname).toBe('/v4/sports/');
  expect(tournamentsIn([])).toEqual([]);
  for (const none of [{}, null, 'text', [{ name: 'tennis' }]])
    expect(tournamentsIn(none)).toBeUndefined();
});

test('a list that is refused or unreadable says why, without the key', async () => {
  const spent = { error_code: 'OUT_OF_USAGE_CREDITS', message: 'Usage quota has been reached.' };
  for (const [body, status, trouble] of [
    [spent, 401, 'spent'],
    [{ error_code: 'INVALID_KEY' }, 401, 'wrongKey'],
    [{}, 503, 'down'],
    [{ sports: [] }, 200, 'unreadable'],
  ] as const) {
    const { feed } = await asked(body, status);
    const told = await feed.pairs.list?.();
    expect(told).toMatchObject({ ok: false, trouble });
    expect(JSON.stringify(told)).not.toContain(KEY);
  }
});
