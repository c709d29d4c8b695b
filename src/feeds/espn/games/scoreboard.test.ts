import { describe, expect, test } from 'vitest';
import { GAMES_AS_OF, gameInAnswer, gamesFixtureText, parseGamesText } from './payloads.fixture.ts';
import { parseScoreboard } from './scoreboard.ts';

const nba = parseGamesText(gamesFixtureText('nba'), 'NBA');
const nhl = parseGamesText(gamesFixtureText('nhl'), 'NHL');
const ncaaf = parseGamesText(gamesFixtureText('ncaaf'), 'NCAAF');

test('a scheduled game with the current odds block', () => {
  const game = gameInAnswer(nba, '401900001');
  expect(game).toMatchObject({
    status: 'scheduled',
    season: 2027,
    postseason: false,
    gameTime: '2026-11-21T00:30:00.000Z',
    timeKnown: true,
    venue: { name: 'TD Garden', city: 'Boston', indoor: true },
    homeTeam: { name: 'Boston Celtics', shortName: 'Celtics', record: '10-4', color: '#008348' },
    awayTeam: { abbreviation: 'UTA', record: '7-8', ratingKey: 'UTA' },
  });
  expect(game.awayTeam.logoUrl).toBeUndefined();
  expect(game.awayTeam.color).toBeUndefined();
  expect(game).not.toHaveProperty('score');
  expect(game.odds).toEqual([
    {
      book: 'draftkings',
      feed: 'espn',
      provider: 'DraftKings',
      sample: false,
      asOf: GAMES_AS_OF,
      moneyline: { home: -355, away: 280 },
      spread: { line: -8.5, home: 100, away: -120 },
      total: { line: 227.5, over: -112, under: -108 },
    },
  ]);
});

test('a final after overtime', () => {
  expect(gameInAnswer(nba, '401900002')).toMatchObject({
    status: 'final',
    score: { home: 131, away: 128 },
    detail: 'Final/OT',
  });
});

test('a live game keeps its closing price: in-play prices are not taken', () => {
  const game = gameInAnswer(nba, '401900003');
  expect(game).toMatchObject({ status: 'live', detail: 'Halftime', score: { home: 57, away: 61 } });
  expect(game.odds.map((quote) => [quote.provider, quote.moneyline])).toEqual([
    ['DraftKings', { home: 150, away: -180 }],
  ]);
});

test('a playoff day without an hour; a side not known yet is quarantined', () => {
  expect(gameInAnswer(nba, '401900004')).toMatchObject({ postseason: true, timeKnown: false });
  expect(nba.quarantined).toEqual([{ item: '401900005', reason: 'a side is not known yet' }]);
});

test('shoot-out, null odds, neutral site', () => {
  expect(gameInAnswer(nhl, '401910001')).toMatchObject({
    status: 'final',
    detail: 'Final/SO',
    neutralSite: true,
    odds: [],
  });
});

test('a postponed game has no score', () => {
  const game = gameInAnswer(nhl, '401910002');
  expect(game).toMatchObject({ status: 'postponed', detail: 'Postponed', odds: [] });
  expect(game).not.toHaveProperty('score');
});

test('odds given per phase inside each team', () => {
  expect(gameInAnswer(nhl, '401910003').odds).toMatchObject([
    {
      provider: 'ESPN BET',
      moneyline: { home: 115, away: -135 },
      spread: { line: 1.5, home: -210, away: 170 },
      total: { line: 6.5, over: -105, under: -115 },
    },
  ]);
});

test('flat odds of two bookmakers, weather, a bowl game of the season before New Year', () => {
  const game = gameInAnswer(ncaaf, '401920001');
  expect(game).toMatchObject({
    season: 2026,
    postseason: true,
    neutralSite: true,
    weatherData: {
      temperature: 28,
      windSpeed: 14,
      windDirection: 'WNW',
      description: 'Light snow',
      asOf: GAMES_AS_OF,
    },
  });
  expect(game.odds).toMatchObject([
    {
      provider: 'DraftKings',
      moneyline: { home: 1100, away: -1800 },
      spread: { line: 21.5, home: -105, away: -115 },
      total: { line: 51.5, over: -110, under: -110 },
    },
    { provider: 'Caesars', spread: { line: 0 }, total: { line: 52 } },
  ]);
});

describe('of one pair of sides', () => {
  const [event] = JSON.parse(gamesFixtureText('nhl')).events;
  const at = (id: string, hours: number, change: object = {}) => {
    const date = new Date(Date.parse(event.competitions[0].date) + hours * 3_600_000).toISOString();
    return { ...event, id, date, competitions: [{ ...event.competitions[0], date, ...change }] };
  };
  const read = (...events: object[]) => parseGamesText(JSON.stringify({ events }), 'NHL');
  const ids = (answer: ReturnType<typeof read>) => answer.games.map(({ sourceId }) => sourceId);

  test('a doubleheader is two games, also while only the day of the second is known', () => {
    expect(ids(read(at('1', 0), at('2', 4)))).toEqual(['1', '2']);
    expect(ids(read(at('1', 0), at('2', 0, { timeValid: false })))).toEqual(['1', '2']);
  });

  test('a number that is listed again keeps its first game', () => {
    const answer = read(at('1', 0), at('1', 4));
    expect(ids(answer)).toEqual(['1']);
    expect(answer.quarantined).toEqual([{ item: '1', reason: 'listed twice' }]);
  });

  const off = { status: { type: { name: 'STATUS_CANCELED', state: 'post' } } };
  test.each([
    ['the lower', [at('20', 0), at('3', 0)], '3', '20'],
    ['the one that is still on', [at('20', 0), at('3', 0, off)], '20', '3'],
  ])('a game under two numbers at one time keeps %s', (_, events, kept, left) => {
    const answer = read(...events);
    expect(ids(answer)).toEqual([kept]);
    expect(answer.quarantined).toEqual([
      { item: left, reason: 'listed under another number, too' },
    ]);
  });
});

test('preseason games carry no rating keys', () => {
  const answer = JSON.parse(gamesFixtureText('nhl'));
  for (const event of answer.events) event.season.type = 1;
  const { games } = parseGamesText(JSON.stringify(answer), 'NHL');
  expect(games.map((game) => game.homeTeam.ratingKey)).toEqual([undefined, undefined, undefined]);
});

test.each([null, 'text', 7, [], {}, { events: null }, { events: {} }, { code: 404 }])(
  'no scoreboard: %j',
  (answer) => {
    const context = { league: 'NBA', asOf: GAMES_AS_OF, keyOf: () => undefined } as const;
    expect(parseScoreboard(answer, context)).toEqual({
      ok: false,
      reason: 'sent no list of events',
    });
  },
);

test('a day without games is an empty answer', () => {
  expect(parseGamesText('{"events":[]}', 'MLB')).toEqual({ games: [], quarantined: [] });
});
