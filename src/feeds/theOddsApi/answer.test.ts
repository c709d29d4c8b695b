import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { League } from '#domain/leagues/league.ts';
import {
  badNumbers,
  badReasons,
  badTexts,
  mutate,
  mutations,
} from '../reading/mutations.fixture.ts';
import { parseOdds } from './answer.ts';
import {
  AWAY,
  book,
  H2H,
  HOME_TEAM,
  oddsEvent,
  oddsMarket,
  oddsOutcome,
  READ_AT,
  SPREADS,
  TOTALS,
} from './odds.fixture.ts';
import { SPORT_KEYS } from './sports.ts';

const read = (answer: unknown, league: League = 'NFL', asOf = READ_AT) =>
  parseOdds(answer, { feed: 'theoddsapi', league, sportKeys: [SPORT_KEYS[league]], asOf });
const quotes = (bookmakers: readonly unknown[], league?: League, rest?: object) =>
  read([oddsEvent(bookmakers, rest)], league)?.games[0]?.quotes ?? [];
const EPL = { sport_key: 'soccer_epl', home_team: 'Arsenal', away_team: 'Chelsea' };
const h2h = (...outcomes: object[]) => book('fanduel', [oddsMarket('h2h', outcomes)]);

test('a book’s three markets, at the time of our reading', () => {
  expect(read([oddsEvent([book('pinnacle'), book('williamhill_us', [H2H], 'Caesars')])])).toEqual({
    games: [
      {
        item: 'a0000000000000000000000000000001',
        home: HOME_TEAM,
        away: AWAY,
        startTime: '2026-12-06T18:00:00.000Z',
        quotes: [
          {
            book: 'pinnacle',
            provider: 'Pinnacle',
            feed: 'theoddsapi',
            asOf: READ_AT,
            scannedAt: '2026-12-05T18:29:40.000Z',
            moneyline: { home: -330, away: 270 },
            spread: { line: -7, home: -108, away: -112 },
            total: { line: 44.5, over: -110, under: -110 },
            lay: undefined,
          },
          {
            book: 'caesars',
            provider: 'Caesars',
            feed: 'theoddsapi',
            asOf: READ_AT,
            scannedAt: '2026-12-05T18:29:40.000Z',
            moneyline: { home: -330, away: 270 },
            spread: undefined,
            total: undefined,
            lay: undefined,
          },
        ],
      },
    ],
    quarantined: [],
  });
});

describe('prices', () => {
  test('soccer has three ways; without the draw they are for another bet', () => {
    const three = [
      oddsOutcome('Arsenal', 120),
      oddsOutcome('Chelsea', 230),
      oddsOutcome('Draw', 240),
    ];
    expect(quotes([h2h(...three)], 'EPL', EPL)[0]?.moneyline).toEqual({
      home: 120,
      away: 230,
      draw: 240,
    });
    expect(quotes([h2h(...three.slice(0, 2))], 'EPL', EPL)).toEqual([]);
    expect(
      quotes([h2h(oddsOutcome(HOME_TEAM, 150), oddsOutcome(AWAY, 160), oddsOutcome('Draw', 900))]),
    ).toEqual([]);
  });

  test('what an exchange takes against a side is kept apart', () => {
    const back = oddsMarket('h2h', [
      oddsOutcome('Arsenal', 140),
      oddsOutcome('Chelsea', 215),
      oddsOutcome('Draw', 265),
    ]);
    const lay = oddsMarket('h2h_lay', [
      oddsOutcome('Arsenal', 142),
      oddsOutcome('Chelsea', 220),
      oddsOutcome('Draw', 275),
    ]);
    const [exchange] = quotes([book('betfair_ex_uk', [back, lay], 'Betfair')], 'EPL', EPL);
    expect(exchange).toMatchObject({
      book: 'betfair_ex',
      moneyline: { home: 140 },
      lay: { home: 142, away: 220, draw: 275 },
    });
    expect(quotes([book('betfair_ex_uk', [lay])], 'EPL', EPL)).toEqual([]);
  });

  test.each([
    ['one side alone', [oddsOutcome(HOME_TEAM, -330)]],
    ['a price of 0', [oddsOutcome(HOME_TEAM, -330), oddsOutcome(AWAY, 0)]],
    ['a price of no number', [oddsOutcome(HOME_TEAM, -330), oddsOutcome(AWAY, null)]],
    ['a side twice', [oddsOutcome(HOME_TEAM, -330), oddsOutcome(HOME_TEAM, 270)]],
    ['another side', [oddsOutcome(HOME_TEAM, -330), oddsOutcome('Miami Dolphins', 270)]],
    ['decimal and American ones mixed', [oddsOutcome(HOME_TEAM, -330), oddsOutcome(AWAY, 3.7)]],
    ['both far too short', [oddsOutcome(HOME_TEAM, -330), oddsOutcome(AWAY, -330)]],
    ['both far too long', [oddsOutcome(HOME_TEAM, 330), oddsOutcome(AWAY, 330)]],
  ])('no market of %s', (_, outcomes) => {
    expect(quotes([h2h(...outcomes)])).toEqual([]);
    const [kept] = quotes([book('fanduel', [oddsMarket('h2h', outcomes), SPREADS, TOTALS])]);
    expect(kept).toMatchObject({
      moneyline: undefined,
      spread: { line: -7 },
      total: { line: 44.5 },
    });
  });

  test('even money is 100 on either side of zero', () => {
    const [even] = quotes([h2h(oddsOutcome(HOME_TEAM, 100), oddsOutcome(AWAY, -118))]);
    expect(even?.moneyline).toEqual({ home: 100, away: -118 });
    const [other] = quotes([h2h(oddsOutcome(HOME_TEAM, -100), oddsOutcome(AWAY, -118))]);
    expect(other?.moneyline).toEqual({ home: -100, away: -118 });
  });

  test('decimal odds are turned into American ones, the whole market alike: 100 among them is no even money', () => {
    const [decimal] = quotes([h2h(oddsOutcome(HOME_TEAM, 1.3), oddsOutcome(AWAY, 3.7))]);
    expect(decimal?.moneyline).toEqual({ home: -333, away: 270 });
    const [whole] = quotes([h2h(oddsOutcome(HOME_TEAM, 2), oddsOutcome(AWAY, 1.9))]);
    expect(whole?.moneyline).toEqual({ home: 100, away: -111 });
    const [long] = quotes([h2h(oddsOutcome(HOME_TEAM, 100), oddsOutcome(AWAY, 1.005))]);
    expect(long?.moneyline).toEqual({ home: 9_900, away: -20_000 });
  });

  test('lines that contradict each other, and a market twice, are none', () => {
    const odd = oddsMarket('spreads', [
      oddsOutcome(HOME_TEAM, -108, -7),
      oddsOutcome(AWAY, -112, 6.5),
    ]);
    expect(quotes([book('fanduel', [odd])])).toEqual([]);
    expect(quotes([book('fanduel', [H2H, H2H, TOTALS])])[0]).toMatchObject({
      moneyline: undefined,
      total: { line: 44.5 },
    });
  });

  test('a part of the game, a suspended market and a pick’em are not the game’s price', () => {
    expect(quotes([book('fanduel', [{ ...H2H, period: 'h1' }])])).toEqual([]);
    expect(quotes([book('fanduel', [{ ...H2H, suspended_at: READ_AT }])])).toEqual([]);
    expect(quotes([book('prizepicks')])).toEqual([]);
    const goblin = { ...oddsOutcome(HOME_TEAM, -120), dfs_odds_type: 'goblin' };
    expect(quotes([h2h(goblin, oddsOutcome(AWAY, 100))])).toEqual([]);
  });
});

describe('what is left out loses nothing else', () => {
  test('a book twice: the first stays; an event without bookmakers has none', () => {
    const twice = read([
      oddsEvent([book('fanduel'), book('fanduel', [TOTALS]), null, 7, { key: 'BetMGM' }]),
      oddsEvent([], { id: 'b1' }),
      oddsEvent([], { id: 'b2', bookmakers: undefined }),
    ]);
    expect(twice?.games.map(({ quotes: all }) => all.length)).toEqual([1, 0, 0]);
    expect(twice?.games[0]?.quotes[0]?.moneyline).toBeDefined();
    expect(twice?.quarantined).toEqual([
      { item: 'a0000000000000000000000000000001 fanduel', reason: 'listed twice' },
    ]);
  });

  test('a book whose scan stands still is out; a price’s time is never the scan’s', () => {
    const still = book('fanduel', [oddsMarket('h2h', H2H.outcomes, '2026-12-05T18:19:59Z')]);
    expect(quotes([still])).toEqual([]);
    expect(read([oddsEvent([still, book('betmgm')])])).toMatchObject({
      games: [{ quotes: [{ book: 'betmgm', asOf: READ_AT }] }],
      quarantined: [{ reason: 'its scan stands still' }],
    });
    const fresh = book('fanduel', [oddsMarket('h2h', H2H.outcomes, '2026-12-05T18:20:01Z')]);
    expect(quotes([fresh])).toHaveLength(1);
    const half = book('fanduel', [oddsMarket('h2h', H2H.outcomes, '2026-12-05T17:00:00Z'), TOTALS]);
    expect(quotes([half])[0]).toMatchObject({ moneyline: undefined, total: { line: 44.5 } });
  });

  test('events that are no events, twice, begun, or of another sport', () => {
    const good = oddsEvent([book('fanduel')]);
    const answer = read([
      null,
      7,
      'event',
      {},
      { ...good, id: 'no start', commence_time: 'soon' },
      { ...good, id: 'x1', commence_time: 'soon' },
      { ...good, id: 'x2', home_team: AWAY },
      { ...good, id: 'x3', sport_key: 'basketball_nba' },
      { ...good, id: 'x4', commence_time: '2026-12-05T18:29:00Z' },
      good,
      { ...good, bookmakers: [] },
    ]);
    expect(answer?.games.map(({ item }) => item)).toEqual([good.id]);
    expect(answer?.games[0]?.quotes).toHaveLength(1);
    expect(answer?.quarantined.map(({ reason }) => reason).slice(5)).toEqual([
      'no start',
      'not two sides',
      'of another sport (basketball_nba)',
      'listed twice',
    ]);
  });

  test('an answer of another sport, or none, is refused as a whole', () => {
    expect(read([oddsEvent([book('fanduel')], { sport_key: 'basketball_nba' })])).toBeUndefined();
    for (const none of [{}, null, 'text', { message: 'no' }]) expect(read(none)).toBeUndefined();
    expect(read([])).toEqual({ games: [], quarantined: [] });
  });

  test('anything in the place of any value never throws, and never lets nonsense through', () => {
    fc.assert(
      fc.property(mutations, (changes) => {
        const answer = structuredClone([
          oddsEvent([book('pinnacle'), book('fanduel')]),
          oddsEvent([book('betmgm')], { id: 'b1' }),
        ]);
        mutate(answer, changes);
        const { games = [], quarantined = [] } = read(answer) ?? {};
        expect([...badTexts(games), ...badReasons(quarantined), ...badNumbers(games)]).toEqual([]);
        for (const { startTime, quotes: all } of games) {
          expect(new Date(startTime).toISOString()).toBe(startTime);
          expect(new Set(all.map(({ book: id }) => id)).size).toBe(all.length);
        }
      }),
      { numRuns: 400 },
    );
  });
});
