import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import { whereAnswered } from '#local/standins/feeds/feedRefusal.fixture.ts';
import { bovadaOdds } from '../../bovada/bovadaOdds.ts';
import { COUPON_MONEYLINE, coupon, event } from '../../bovada/coupon.fixture.ts';
import { startTestServer, type TestServer } from '../../reading/misbehaving.fixture.ts';
import { type Source, SourceError } from '../../source.ts';
import { withBovada } from './withBovada.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const DAYS = { from: '2026-11-22', to: '2026-11-29' };

const game = (rest: Partial<FeedGame> = {}): FeedGame =>
  ({
    sourceId: '1',
    league: 'NFL',
    gameTime: '2026-11-22T18:00:00.000Z',
    homeTeam: { name: 'Buffalo Bills', shortName: 'Bills', abbreviation: 'BUF' },
    awayTeam: { name: 'Kansas City Chiefs', shortName: 'Chiefs', abbreviation: 'KC' },
    neutralSite: false,
    odds: [],
    status: 'scheduled',
    ...rest,
  }) as FeedGame;
const feed = (...games: FeedGame[]): Source => ({
  name: 'espn',
  sample: false,
  games: async () => ({ games, quarantined: [{ item: '7', reason: 'of the feed' }] }),
});

let server: TestServer;
let asked: URL[];
let body: string;
let status: number;
beforeEach(async () => {
  asked = [];
  status = 200;
  body = JSON.stringify(coupon(event('Buffalo Bills', 'Kansas City Chiefs', [COUPON_MONEYLINE])));
  const answered = whereAnswered((_, response) => {
    response.statusCode = status;
    response.end(body);
  });
  server = await startTestServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://stand-in'));
    answered(request, response);
  });
});
afterEach(() => server.close());

const ask = (...games: FeedGame[]) =>
  withBovada(feed(...games), bovadaOdds({ baseUrl: server.url }), () => new Set()).games(
    'NFL',
    DAYS,
    NOW,
  );

test('games to come carry Bovada’s prices beside the feed’s', async () => {
  const { games, quarantined } = await ask(game());
  expect(games[0]?.odds).toMatchObject([
    {
      book: 'bovada',
      feed: 'bovada',
      asOf: '2026-11-22T12:00:00.000Z',
      moneyline: { home: -122, away: 104 },
    },
  ]);
  expect(quarantined).toEqual([{ item: '7', reason: 'of the feed' }]);
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    '/services/sports/event/coupon/events/A/description/football/nfl',
  ]);
  expect(asked[0]?.searchParams.get('preMatchOnly')).toBe('true');
});

test('a league without games to come is not asked for', async () => {
  await ask(game({ status: 'final', score: { home: 1, away: 0 }, detail: 'Final' }));
  expect(asked).toEqual([]);
});

test.each([
  [403, '[]', 'answered with status 403'],
  [200, '<html>', 'answered with HTML, not JSON'],
  [200, '{"error":"no"}', 'sent no coupon'],
])(
  'when Bovada fails (%i %s) the games stay and the failure is named',
  async (code, text, reason) => {
    status = code;
    body = text;
    const { games, quarantined } = await ask(game());
    expect(games).toEqual([game()]);
    expect(quarantined[1]).toEqual({
      item: 'prices of bovada',
      reason: expect.stringContaining(reason),
    });
  },
);

test('a failure of the feed itself is not swallowed', async () => {
  const broken: Source = {
    ...feed(),
    games: async () => {
      throw new SourceError('down');
    },
  };
  const source = withBovada(broken, bovadaOdds({ baseUrl: server.url }), () => new Set());
  await expect(source.games('NFL', DAYS, NOW)).rejects.toThrow('down');
});

test('fights and matches have coupons of their own', async () => {
  body = JSON.stringify([{ events: [event('Ann Able', 'Bea Baker', [COUPON_MONEYLINE])] }]);
  const { items } = await bovadaOdds({ baseUrl: server.url }).parts('tennis', NOW);
  expect(asked[0]?.pathname).toMatch(/\/description\/tennis$/);
  expect(items).toMatchObject([{ a: 'Ann Able', quote: { a: -122, b: 104 } }]);
});

test('what an answer says besides its games stays: days it lacks, its teams, and who told it', async () => {
  const besides = {
    unanswered: [{ from: '2026-11-25', to: '2026-11-25' }],
    teams: [game().homeTeam],
    from: 'nflverse',
  };
  const source: Source = {
    ...feed(),
    games: async () => ({ games: [game()], quarantined: [], ...besides }),
  };
  const priced = withBovada(source, bovadaOdds({ baseUrl: server.url }), () => new Set());
  const answer = await priced.games('NFL', DAYS, NOW);
  expect(answer.games[0]?.odds).toHaveLength(1);
  expect(answer).toMatchObject(besides);
});
