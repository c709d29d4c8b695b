/** Small boards of our own in the feed's shape, for what the recorded ones lack. */
import { expect, test } from 'vitest';
import type { League } from '#domain/leagues/league.ts';
import { gameInAnswer, parseGamesText } from './payloads.fixture.ts';

type Part = Readonly<Record<string, unknown>>;

const SCHEDULED = { type: { name: 'STATUS_SCHEDULED', state: 'pre', completed: false } };
const live = (detail: string) => ({
  type: { name: 'STATUS_IN_PROGRESS', state: 'in', completed: false, detail, shortDetail: detail },
});

const side = (homeAway: 'home' | 'away', name: string, more: Part = {}) => ({
  homeAway,
  score: homeAway === 'home' ? '9' : '0',
  team: { id: name, displayName: name, abbreviation: name.slice(0, 3).toUpperCase() },
  ...more,
});

/** A market's two sides, each with its opening and current line and price. */
const moved = (sides: Readonly<Record<string, readonly [open: string, close: string]>>) =>
  Object.fromEntries(
    Object.entries(sides).map(([name, times]) => {
      const [open, close] = times.map((text) => {
        const [odds, line] = text.split(' ').toReversed();
        return { odds, line };
      });
      return [name, { open, close }];
    }),
  );

const book = (moneyline: Part, pointSpread: Part, total: Part): Part => ({
  provider: { id: '100', name: 'DraftKings', priority: 1 },
  moneyline,
  pointSpread,
  total,
});

const event = (id: string, status: Part, sides: readonly Part[], more: Part = {}) => ({
  id,
  date: `2026-07-1${id}T23:05Z`,
  season: { year: 2026, type: 2 },
  competitions: [{ id, date: `2026-07-1${id}T23:05Z`, status, competitors: sides, ...more }],
});
const board = (league: League, ...events: readonly Part[]) =>
  parseGamesText(JSON.stringify({ events }), league);

const PITCHER = (displayName: string) => ({
  probables: [
    {
      name: 'probableStartingPitcher',
      athlete: { id: '7', displayName, position: { abbreviation: 'SP' } },
      statistics: [{ name: 'ERA', abbreviation: 'ERA', displayValue: '2.93' }],
    },
  ],
});
const SEASON = {
  records: [{ name: 'overall', type: 'total', summary: '54-42' }],
  statistics: [{ name: 'runs', displayValue: '480' }],
  leaders: [
    { name: 'avg', leaders: [{ value: 0.31, athlete: { id: '8', displayName: 'Bo Batter' } }] },
  ],
};

const RUNS = book(
  moved({ home: ['+105', '+120'], away: ['-125', '-140'] }),
  moved({ home: ['+1.5 -180', '+1.5 -165'], away: ['-1.5 +150', '-1.5 +140'] }),
  moved({ over: ['o8 -110', 'o8.5 -105'], under: ['u8 -110', 'u8.5 -115'] }),
);
const GOALS = book(
  moved({ home: ['+190', '+200'], away: ['+160', '+155'], draw: ['+215', '+210'] }),
  moved({ home: ['+0.5 -160', '+0.5 -165'], away: ['-0.5 +130', '-0.5 +135'] }),
  moved({ over: ['o2.5 -130', 'o2.5 -135'], under: ['u2.5 +105', 'u2.5 +110'] }),
);

test('MLB: prices per market with what they opened at, and pitchers', () => {
  const sides = (more: Part) => [
    side('home', 'Harbor', { ...SEASON, ...more, ...PITCHER('Hal Harbor') }),
    side('away', 'Summit', { ...SEASON, ...more, ...PITCHER('Sam Summit') }),
  ];
  const answer = board(
    'MLB',
    event('1', SCHEDULED, sides({}), { odds: [RUNS] }),
    event('2', live('Bottom 7th'), sides({})),
  );
  expect(answer.quarantined).toEqual([]);
  const toCome = gameInAnswer(answer, '1');
  expect(toCome.odds).toMatchObject([
    {
      provider: 'DraftKings',
      moneyline: { home: 120, away: -140 },
      spread: { line: 1.5, home: -165, away: 140 },
      total: { line: 8.5, over: -105, under: -115 },
    },
  ]);
  expect(toCome.openings).toMatchObject([
    {
      provider: 'DraftKings',
      moneyline: { home: 105, away: -125 },
      spread: { line: 1.5, home: -180, away: 150 },
      total: { line: 8, over: -110, under: -110 },
    },
  ]);
  expect(toCome.availability).toMatchObject({
    home: { starter: { name: 'Hal Harbor', status: 'announced' } },
    away: { starter: { name: 'Sam Summit', status: 'announced' } },
  });
  const begun = gameInAnswer(answer, '2');
  expect(begun).toMatchObject({
    status: 'live',
    score: { home: 9, away: 0 },
    detail: 'Bottom 7th',
    availability: {
      home: { starter: { status: 'started' } },
      away: { starter: { status: 'started' } },
    },
  });
});

test('soccer: the draw’s price, a handicap of goals, the closing prices of a live game, and null odds', () => {
  const sides = [side('home', 'Harbor FC'), side('away', 'Summit City')];
  const answer = board(
    'EPL',
    event('1', live("33'"), sides, { odds: [GOALS] }),
    event('2', SCHEDULED, sides, { odds: null }),
    event(
      '3',
      { type: { name: 'STATUS_FULL_TIME', state: 'post', completed: true, detail: 'FT' } },
      sides,
      {
        odds: [null],
      },
    ),
  );
  expect(answer.quarantined).toEqual([]);
  expect(gameInAnswer(answer, '1')).toMatchObject({
    status: 'live',
    detail: "33'",
    odds: [
      {
        moneyline: { home: 200, away: 155, draw: 210 },
        spread: { line: 0.5, home: -165, away: 135 },
        total: { line: 2.5, over: -135, under: 110 },
      },
    ],
  });
  expect(gameInAnswer(answer, '2').odds).toEqual([]);
  expect(gameInAnswer(answer, '3')).toMatchObject({ status: 'final', detail: 'FT', odds: [] });
});

test('NFL: weather is of games under the sky', () => {
  const sides = [side('home', 'Harbor'), side('away', 'Summit')];
  const weather = { temperature: 76, displayValue: 'Thunderstorms' };
  const at = (id: string, indoor: boolean) => ({
    ...event(id, SCHEDULED, sides, { venue: { fullName: `Field ${id}`, indoor } }),
    weather,
  });
  const answer = board('NFL', at('1', false), at('2', true));
  expect(gameInAnswer(answer, '1')).toMatchObject({
    venue: { name: 'Field 1', indoor: false },
    weatherData: { temperature: 76, description: 'Thunderstorms' },
  });
  expect(gameInAnswer(answer, '2')).toMatchObject({
    venue: { indoor: true },
    weatherData: undefined,
  });
});
