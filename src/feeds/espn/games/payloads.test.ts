import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { besideShared } from '#test/besideShared.ts';
import { gameInAnswer, parseGamesText } from './payloads.fixture.ts';

/** The recorded World Cup, a league we do not have, relabeled as the Premier League. */
const asEpl = (answer: string): string =>
  answer
    .replaceAll('s:600~l:606', 's:600~l:700')
    .replaceAll('fifa.world', 'eng.1')
    .replace('"606"', '"700"');

besideShared('payloads', 'recorded answers of games', (payloads) => {
  const recorded = (name: string): string => readFileSync(`${payloads}/${name}.json`, 'utf8');

  test('NFL 2022: flat odds, weather, a game listed twice', () => {
    const answer = parseGamesText(recorded('espn_nfl_scoreboard_2022'), 'NFL');
    expect(answer.games.map((game) => game.sourceId)).toEqual([
      '401437640',
      '401437649',
      '401437650',
    ]);
    expect(answer.quarantined).toEqual([{ item: '401437650', reason: 'listed twice' }]);
    expect(gameInAnswer(answer, '401437640')).toMatchObject({
      status: 'scheduled',
      season: 2022,
      postseason: false,
      gameTime: '2022-09-11T20:25:00.000Z',
      timeKnown: true,
      neutralSite: false,
      homeTeam: {
        name: 'Tennessee Titans',
        shortName: 'Titans',
        abbreviation: 'TEN',
        record: '0-0',
        color: '#2f95dd',
        logoUrl: 'https://a.espncdn.com/i/teamlogos/nfl/500/scoreboard/ten.png',
      },
      awayTeam: { abbreviation: 'NYG' },
      venue: { name: 'Nissan Stadium', city: 'Nashville', indoor: false },
      weatherData: { temperature: 76, description: 'Thunderstorms' },
      odds: [
        {
          provider: 'Caesars',
          spread: { line: -5.5 },
          total: { line: 44 },
        },
      ],
    });
    expect(gameInAnswer(answer, '401437649')).toMatchObject({
      venue: { indoor: true },
      weatherData: undefined,
      odds: [{ spread: { line: -2 }, total: { line: 46.5 } }],
    });
    expect(gameInAnswer(answer, '401437650')).toMatchObject({
      status: 'live',
      score: { home: 26, away: 24 },
      detail: '0:48 - 4th Quarter',
      odds: [],
    });
  });

  test('NFL week 12, 2025: each game has its channel', () => {
    const { games } = parseGamesText(recorded('recorded2/sy_nfl'), 'NFL');
    expect(games.every(({ broadcasts }) => broadcasts?.national?.length)).toBe(true);
  });

  test('NBA 2026: local channels stand by side', () => {
    const { games } = parseGamesText(recorded('recorded2/as_nba'), 'NBA');
    expect(games.map(({ broadcasts }) => broadcasts)).toContainEqual({
      home: ['YES'],
      away: ['FanDuel SN OH', 'NBA League Pass'],
    });
  });

  test('MLB 2026: prices per market, the run line of the underdog, a live game', () => {
    const answer = parseGamesText(recorded('espn_mlb_scoreboard_2026'), 'MLB');
    expect(answer.quarantined).toEqual([]);
    expect(gameInAnswer(answer, '401816142')).toMatchObject({
      status: 'scheduled',
      season: 2026,
      gameTime: '2026-07-17T23:05:00.000Z',
      homeTeam: { name: 'New York Yankees', record: '54-42' },
      awayTeam: { name: 'Los Angeles Dodgers', record: '61-36' },
      venue: { name: 'Yankee Stadium', city: 'Bronx' },
      weatherData: { temperature: 83, description: 'Hazy sunshine' },
      odds: [
        {
          provider: 'DraftKings',
          moneyline: { home: -105, away: -114 },
          spread: { line: 1.5, home: -167, away: 138 },
          total: { line: 9, over: -115, under: -105 },
        },
      ],
    });
    expect(gameInAnswer(answer, '401816144').odds[0]).toMatchObject({
      moneyline: { home: -131, away: 109 },
      spread: { line: -1.5, home: 163, away: -199 },
      total: { line: 7.5, over: -107, under: -112 },
    });
    expect(gameInAnswer(answer, '401872178')).toMatchObject({
      status: 'live',
      score: { home: 9, away: 0 },
      detail: 'Bottom 7th',
      weatherData: { temperature: 83, description: 'Sunny' },
    });
  });

  test('soccer 2026: draw price, goal spread, closing prices of a live game, null odds', () => {
    const answer = parseGamesText(
      asEpl(recorded('espn_soccer_fifa.world_scoreboard_2026-07-05')),
      'EPL',
    );
    expect(answer.games).toHaveLength(5);
    expect(answer.quarantined).toEqual([]);
    expect(gameInAnswer(answer, '760504')).toMatchObject({
      status: 'live',
      score: { home: 0, away: 0 },
      detail: "33'",
      postseason: false,
      odds: [
        {
          moneyline: { home: -135, away: 370, draw: 270 },
          spread: { line: -0.5, home: -135, away: 110 },
          total: { line: 2.5, over: -135, under: 110 },
        },
      ],
    });
    expect(gameInAnswer(answer, '760505')).toMatchObject({
      status: 'scheduled',
      gameTime: '2026-07-06T00:00:00.000Z',
      homeTeam: { name: 'Mexico' },
      awayTeam: { name: 'England' },
      venue: { name: 'Estadio Banorte', city: 'Mexico City' },
      odds: [{ moneyline: { home: 200, away: 155, draw: 210 }, spread: { line: 0.5 } }],
    });
    expect(gameInAnswer(answer, '760486')).toMatchObject({
      status: 'final',
      score: { home: 0, away: 1 },
      detail: 'FT',
      odds: [],
    });
  });

  test.each([
    ['as_nba', 'NBA', 11, 'DraftKings'],
    ['br_mlb_scoreboard', 'MLB', 10, 'ESPN BET'],
    ['sy_nfl', 'NFL', 14, 'ESPN BET'],
  ] as const)(
    '%s: every market with its prices, of one book, and what it opened at',
    (board, league, count, book) => {
      const answer = parseGamesText(recorded(`recorded2/${board}`), league);
      expect(answer.quarantined).toEqual([]);
      const quotes = answer.games.flatMap(({ odds }) => odds);
      expect(quotes).toHaveLength(count);
      const openings = answer.games.flatMap((game) => game.openings ?? []);
      expect(openings).toHaveLength(count);
      for (const { provider, moneyline, spread, total } of [...quotes, ...openings]) {
        expect(provider).toBe(book);
        const prices = [moneyline?.home, spread?.home, spread?.away, total?.over, total?.under];
        expect(prices.every((price) => price !== undefined)).toBe(true);
      }
    },
  );

  test('EPL 2025: fractions of one book beside American prices of another', () => {
    const answer = parseGamesText(recorded('recorded2/br_soccer_data'), 'EPL');
    expect(gameInAnswer(answer, '740646').odds).toMatchObject([
      { provider: 'Bet 365', moneyline: { home: -200, away: 550, draw: 333 } },
      {
        provider: 'ESPN BET',
        moneyline: { home: -190, away: 475, draw: 333 },
        spread: { line: -1.5, home: 130, away: -180 },
        total: { line: 2.5, over: -135, under: 105 },
      },
    ]);
  });

  test('finals of 2025 and 2026 went their whole length', () => {
    for (const [board, league] of [
      ['aw_mlb_scoreboard_20250604', 'MLB'],
      ['br_mlb_scoreboard', 'MLB'],
      ['tt_scoreboard_all_leagues', 'EPL'],
    ] as const) {
      const { games } = parseGamesText(recorded(`recorded2/${board}`), league);
      expect(games.length).toBeGreaterThan(4);
      expect(games.filter(({ calledAfter }) => calledAfter !== undefined)).toEqual([]);
    }
  });

  test('MLB 2026: both pitchers of every game', () => {
    const { games } = parseGamesText(recorded('espn_mlb_scoreboard_2026'), 'MLB');
    const starters = games.map(({ status, availability }) => [
      status,
      availability?.home?.starter?.status,
      availability?.away?.starter?.status,
    ]);
    expect(starters).toEqual([
      ['scheduled', 'announced', 'announced'],
      ['scheduled', 'announced', 'announced'],
      ['live', 'started', 'started'],
    ]);
    expect(games[0]?.availability?.home?.starter?.name).toBe('Gerrit Cole');
  });
});
