import { describe, expect, test } from 'vitest';
import type { League } from '#domain/leagues/league.ts';
import type { EspnWorld } from '#local/standins/feeds/espn/world.ts';
import type { FeedReply } from '#local/standins/feeds/feed.ts';
import { espnSeason } from './espnSeason.ts';
import { askedInSeason, espnEventOf, type ListedFixture, listedItem } from './season.fixture.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const REGULAR = { year: 2027, type: 2, slug: 'regular-season' };
const NBA = 'basketball/nba/scoreboard';

const game = (id: string, date: string, change: Partial<ListedFixture> = {}): ListedFixture => ({
  id,
  date,
  sides: ['BOS', 'NY'],
  season: REGULAR,
  ...change,
});

/** A season of a world's games, as of NOW. */
async function season(
  league: League,
  of: number,
  world: Partial<EspnWorld> | ListedFixture[],
  {
    change,
    most,
    keys = ['BOS', 'NY', 'LAL', 'OKC'],
    now = NOW,
  }: {
    change?: (given: FeedReply, url: URL) => FeedReply;
    most?: number;
    keys?: readonly string[];
    now?: Date;
  } = {},
) {
  const events = Array.isArray(world) ? world.map((one: ListedFixture) => espnEventOf(one)) : [];
  const { asked, fetch } = askedInSeason(
    Array.isArray(world) ? { events: () => events } : world,
    now,
    change,
  );
  const ask = espnSeason({
    fetch: fetch as typeof globalThis.fetch,
    knownKeys: () => new Set(keys),
    delay: async () => undefined,
  });
  return { asked, answer: await ask(league, of, now, most) };
}

test('a season is asked for by its months, each once, and told by games', async () => {
  const { asked, answer } = await season('NBA', 2027, [
    game('1', '2026-10-21T23:30Z', { score: [110, 104] }),
    game('2', '2027-04-01T23:30Z', { sides: ['LAL', 'OKC'], competition: { neutralSite: true } }),
  ]);
  const months = ['10', '11', '12'].map((month) => `2026${month}`);
  const next = ['01', '02', '03', '04', '05', '06'].map((month) => `2027${month}`);
  expect(asked).toEqual([...months, ...next].map((dates) => `${NBA}?dates=${dates}&limit=500`));
  expect(answer).toMatchObject({ requests: 9, quarantined: [], days: { from: '2026-10-18' } });
  expect(answer.missing).toBeUndefined();
  expect(answer.fixtures).toEqual([
    {
      league: 'NBA',
      season: 2027,
      sourceId: '1',
      home: { key: 'NY', name: 'NY Team' },
      away: { key: 'BOS', name: 'BOS Team' },
      start: '2026-10-21T23:30:00.000Z',
      timeKnown: true,
      neutral: false,
      postseason: false,
      counts: true,
      status: 'final',
      score: { home: 104, away: 110 },
      ended: 'regulation',
    },
    expect.objectContaining({ sourceId: '2', status: 'scheduled', neutral: true }),
  ]);
});

const only = async (league: League, of: number, ...games: ListedFixture[]) =>
  (await season(league, of, games)).answer;

describe('the odd games of a season', () => {
  test('a postponed game stays, without a date; a canceled one is said to be', async () => {
    const off = (name: string) => ({ name, state: 'post', completed: false, detail: 'Off' });
    const { fixtures } = await only(
      'NBA',
      2027,
      game('1', '2026-11-02T00:30Z', { status: off('STATUS_POSTPONED') }),
      game('2', '2026-11-03T00:30Z', { status: off('STATUS_CANCELED') }),
    );
    const [canceled, postponed] = fixtures;
    expect(postponed).toMatchObject({ status: 'postponed', timeKnown: false, counts: true });
    expect(postponed).not.toHaveProperty('start');
    expect(canceled).toMatchObject({ status: 'canceled' });
  });

  test('a day without an hour is half known', async () => {
    const { fixtures } = await only(
      'NBA',
      2027,
      game('1', '2027-04-04T05:00Z', { competition: { timeValid: false } }),
    );
    expect(fixtures[0]).toMatchObject({ start: '2027-04-04T05:00:00.000Z', timeKnown: false });
  });

  test('a game on the border of two months, and one under two numbers, are there once', async () => {
    const border = game('1', '2026-11-01T03:30Z');
    const twice = [game('2', '2026-12-01T00:30Z'), game('3', '2026-12-01T00:30Z')];
    const { answer } = await season('NBA', 2027, [border, ...twice], {
      change: (given, url) =>
        url.searchParams.get('dates') === '202611'
          ? {
              ...given,
              body: { events: [listedItem(border), ...twice.map((one) => listedItem(one))] },
            }
          : given,
    });
    expect(answer.fixtures.map(({ sourceId }) => sourceId)).toEqual(['1', '2']);
  });

  test('preseason, other seasons and places in a bracket are passed over in silence', async () => {
    const answer = await only(
      'NBA',
      2027,
      game('1', '2026-10-19T23:30Z', { season: { year: 2027, type: 1 } }),
      game('2', '2026-10-20T23:30Z', { season: { year: 2026, type: 2 } }),
      game('3', '2027-05-01T23:30Z', { sides: ['TBD', 'TBD'] }),
    );
    expect(answer).toMatchObject({ fixtures: [], quarantined: [] });
  });

  test.each<[string, Partial<ListedFixture>, object]>([
    ['a game of the cup', { headline: 'NBA Cup - Group Play' }, { counts: true }],
    ['its semifinal', { headline: 'Emirates NBA Cup Semifinals' }, { counts: true }],
    ['its final', { headline: 'NBA Cup Championship' }, { counts: false, postseason: false }],
    ['a play-in', { season: { year: 2027, type: 5 } }, { counts: false, postseason: true }],
    [
      'a play-off',
      { season: { year: 2027, type: 3 }, headline: 'East 1st Round - Game 1' },
      { counts: false, postseason: true, occasion: 'East 1st Round - Game 1' },
    ],
    [
      'an all-star game',
      { competition: { type: { abbreviation: 'ALLSTAR' } } },
      { counts: false, postseason: false },
    ],
    [
      'a side without a rating',
      {
        sides: ['RMA', 'NY'],
        team: (code) => (code === 'RMA' ? { displayName: 'Team World' } : {}),
      },
      { counts: false },
    ],
  ])('%s', async (_, change, expected) => {
    const { fixtures } = await only('NBA', 2027, game('1', '2026-12-15T01:30Z', change));
    expect(fixtures[0]).toMatchObject(expected);
  });

  test('how a game ended, with its complete score', async () => {
    const ended = (name: string, detail: string) => ({
      status: { name, state: 'post', completed: true, detail },
    });
    const nhl = await only(
      'NHL',
      2027,
      game('1', '2026-11-02T00:30Z', { score: [3, 4], ...ended('STATUS_FINAL', 'Final/SO') }),
      game('2', '2026-11-04T00:30Z', { score: [3, 4], ...ended('STATUS_FINAL', 'Final/OT') }),
    );
    expect(nhl.fixtures.map((one) => one.status === 'final' && one.ended)).toEqual([
      'shootout',
      'overtime',
    ]);
    const playoffs = { year: 2026, type: 13_800, slug: 'round-one' };
    const level = (winner: object) =>
      listedItem(
        game('3', '2026-11-02T00:30Z', {
          score: [1, 1],
          season: playoffs,
          ...ended('STATUS_FINAL_PEN', 'FT-Pens'),
          competition: {},
          team: () => ({}),
          ...winner,
        }),
      );
    const item = level({});
    const [competition] = item.competitions;
    const [home, away] = competition?.competitors ?? [];
    const mls = async (...sides: readonly object[]) =>
      (
        await season('MLS', 2026, {
          events: () => [
            espnEventOf(game('3', '2026-11-02T00:30Z'), {
              ...item,
              competitions: [{ ...competition, competitors: sides }],
            }),
          ],
        })
      ).answer;
    const told = await mls({ ...home, shootoutScore: 3 }, { ...away, shootoutScore: 4 });
    expect(told.fixtures[0]).toMatchObject({
      score: { home: 1, away: 1 },
      ended: 'shootout',
      shootoutWinner: 'away',
      postseason: true,
    });
    const silent = await mls({ ...home }, { ...away });
    expect(silent.quarantined).toEqual([{ item: '3', reason: 'a shoot-out without its winner' }]);
  });

  test('an awarded game is in the table, a title game of a conference is not', async () => {
    const award = { name: 'STATUS_FORFEIT', state: 'post', completed: true, detail: 'Forfeit' };
    const { fixtures } = await only(
      'NBA',
      2027,
      game('1', '2026-11-02T00:30Z', { status: award, score: [0, 2] }),
    );
    expect(fixtures[0]).toMatchObject({
      status: 'final',
      score: { home: 2, away: 0 },
      counts: true,
    });
    const title = game('2', '2026-12-05T21:00Z', {
      season: { year: 2026, type: 2 },
      headline: 'SEC Championship',
      team: (code) => ({ location: code, conferenceId: '8' }),
    });
    const college = await season('NCAAF', 2026, {
      events: () => [{ ...espnEventOf(title), ranked: true }],
    });
    expect(college.answer.fixtures[0]).toMatchObject({ postseason: true, counts: false });
  });
});

describe('what must not be believed', () => {
  test('hostile items are left out one by one', async () => {
    const good = espnEventOf(game('1', '2026-11-02T00:30Z'));
    const item = (change: object) => ({ ...listedItem(game('5', '2026-11-03T00:30Z')), ...change });
    const bad: readonly object[] = [
      item({ id: '<script>' }),
      item({ competitions: [] }),
      item({ competitions: 'none' }),
      item({ date: 'tomorrow', competitions: [{ competitors: [{ team: {} }, { team: {} }] }] }),
      item({ uid: 's:40~l:59~e:5' }),
      item({ ...listedItem(game('6', '2026-11-03T00:30Z', { sides: ['BOS', 'BOS'] })) }),
      item({ ...listedItem(game('7', '2026-11-03T00:30Z', { score: [1.5, 2] })) }),
    ];
    const events = () => [
      good,
      ...bad.map((one, at) => ({ ...good, id: `b${at}`, item: () => one })),
    ];
    const { answer } = await season('NBA', 2027, { events });
    expect(answer.fixtures.map(({ sourceId }) => sourceId)).toEqual(['1']);
    expect(answer.quarantined).toHaveLength(bad.length);
    expect(answer.missing).toBeUndefined();
  });

  test('an answer of another league is none', async () => {
    const { answer } = await season('NBA', 2027, {
      events: () => [espnEventOf(game('1', '2026-11-02T00:30Z'))],
      board: () => ({ leagues: [{ slug: 'wnba' }] }),
    });
    expect(answer).toMatchObject({ fixtures: [] });
    expect(answer.missing).toContain('another league (wnba)');
  });
});

describe('lists that are cut', () => {
  /** A month with a number of games, one an hour. */
  const many = (count: number, first = '2026-11-01T17:00:00Z') =>
    Array.from({ length: count }, (_, at) =>
      espnEventOf(game(String(at + 1), new Date(Date.parse(first) + at * 3_600_000).toISOString())),
    );
  const cut = (given: FeedReply, to: number): FeedReply => {
    const { events } = given.body as { events?: readonly unknown[] };
    return events ? { ...given, body: { events: events.slice(0, to) } } : given;
  };

  test('25 events of a month are confirmed by another limit', async () => {
    const whole = await season('EPL', 2027, { events: () => many(25) });
    expect(whole.asked.filter((one) => one.includes('202611'))).toHaveLength(2);
    expect(whole.answer.missing).toBeUndefined();
    const ignored = await season(
      'NBA',
      2027,
      { events: () => many(60) },
      {
        change: (given, url) => (url.searchParams.get('limit') === '500' ? cut(given, 25) : given),
      },
    );
    expect(ignored.answer.fixtures).toHaveLength(60);
    expect(ignored.answer.missing).toBeUndefined();
  });

  test('a month as long as the limit is asked for by its days, in soccer said to be cut', async () => {
    const days = await season('NBA', 2027, { events: () => many(600) });
    expect(days.answer.fixtures).toHaveLength(600);
    expect(days.answer.requests).toBe(9 + 30);
    const soccer = await season('EPL', 2027, { events: () => many(600) });
    expect(soccer.answer.missing).toContain('cut at 500');
  });

  test('no more is asked than is allowed', async () => {
    const { asked, answer } = await season('NBA', 2027, [], { most: 4 });
    expect(asked).toHaveLength(4);
    expect(answer.missing).toBe('more than 4 requests would be needed');
  });
});

describe('where months are refused', () => {
  const refuseBoards = (given: FeedReply, url: URL): FeedReply =>
    url.pathname.endsWith('scoreboard') ? { status: 400, body: {} } : given;
  const first = game('1', '2026-10-21T23:30Z', { score: [110, 104] });
  const entries = ['11', '12'].map((id) => ({
    team: { id, abbreviation: id === '11' ? 'BOS' : 'NY' },
  }));
  const world: Partial<EspnWorld> = {
    events: () => [{ ...espnEventOf(first, listedItem(first, true)), teams: ['11', '12'] }],
    standings: () => ({ children: [{ name: 'East', standings: { entries } }] }),
  };

  test('the schedules of all teams serve, each game once', async () => {
    const { asked, answer } = await season('NBA', 2027, world, { change: refuseBoards });
    expect(asked.slice(2)).toEqual([
      'basketball/nba/standings?season=2027',
      'basketball/nba/teams/11/schedule?season=2027',
      'basketball/nba/teams/12/schedule?season=2027',
    ]);
    expect(answer.fixtures).toMatchObject([{ sourceId: '1', score: { home: 104, away: 110 } }]);
    expect(answer).toMatchObject({ requests: 5, missing: undefined });
  });

  test('soccer has no second form; what was refused is said', async () => {
    const { asked, answer } = await season('EPL', 2027, world, { change: refuseBoards });
    expect(asked).toHaveLength(2);
    expect(answer.missing).toContain('answered with status 400');
  });
});

test('college basketball is followed from its tournaments on, around today', async () => {
  const march = { now: new Date('2027-03-14T12:00:00Z'), keys: [] };
  const at = (id: string, date: string, headline: string): ListedFixture =>
    game(id, date, {
      season: { year: 2027, type: 2 },
      headline,
      team: (code) => ({ location: code }),
    });
  const { asked, answer } = await season(
    'NCAAB',
    2027,
    [
      at('1', '2027-03-13T20:00Z', 'Big East Tournament - Final'),
      at('2', '2027-03-13T21:00Z', 'Rivalry'),
    ],
    march,
  );
  expect(asked).toHaveLength(11);
  expect(answer.days).toEqual({ from: '2027-03-11', to: '2027-03-21' });
  expect(answer.fixtures).toMatchObject([{ sourceId: '1', counts: false }]);
});
