import { expect, test } from 'vitest';
import type { League } from '#domain/leagues/league.ts';
import { type EspnOdds, oddsSchema } from './oddsSchema.ts';
import { GAMES_AS_OF } from './payloads.fixture.ts';
import { readOpeningQuotes, readQuotes } from './quote.ts';

const entry = (odds: object): EspnOdds => oddsSchema.parse(odds);
const at = (league: League, begun = false) => ({
  league,
  sides: { home: 'HOM', away: 'AWY' },
  begun,
  asOf: GAMES_AS_OF,
});
const read = (league: League, ...odds: object[]) => readQuotes(odds.map(entry), at(league));
const DRAFTKINGS = { id: '100', name: 'Draft Kings' };

test('over/under: the priced total of the moment before the start, not the bare line beside it', () => {
  const american = (value: string) => ({ american: value, alternateDisplayValue: value });
  const summer = {
    provider: { id: '58', name: 'ESPN BET' },
    details: 'HOM -120',
    overUnder: 8.5,
    close: {
      over: american('-105'),
      under: american('-115'),
      total: { alternateDisplayValue: '8.5', american: '8.5' },
    },
    open: { over: american('+100'), under: american('-120'), total: american('8') },
  };
  const total = { line: 8.5, over: -105, under: -115 };
  expect(read('MLB', summer)[0]?.total).toEqual(total);
  // Prices in any available spelling, and a line next to them.
  const spelled = {
    ...summer,
    close: { over: { fraction: '20/21' }, under: { decimal: 1.87, displayValue: 'OFF' } },
  };
  expect(read('MLB', spelled)[0]?.total).toEqual(total);
  const bySides = {
    overUnder: 8.5,
    total: { over: { close: { odds: '-105' } }, under: { close: { odds: '-115' } } },
  };
  expect(read('MLB', bySides)[0]?.total).toEqual(total);
  expect(read('MLB', { ...summer, close: { over: american('OFF') } })[0]?.total).toEqual({
    line: 8.5,
    over: undefined,
    under: undefined,
  });
});

test('spreads likewise: a bare line gives way to the same market with prices', () => {
  const line = (spread: string, price: string) => ({
    close: { pointSpread: { american: spread }, spread: { american: price } },
  });
  const odds = {
    provider: DRAFTKINGS,
    details: 'AWY -3',
    homeTeamOdds: line('+3', '-108'),
    awayTeamOdds: line('-3', '-112'),
  };
  expect(read('NFL', odds)[0]?.spread).toEqual({ line: 3, home: -108, away: -112 });
  const off = { ...odds, homeTeamOdds: line('+3', 'OFF') };
  expect(read('NFL', off)[0]?.spread).toEqual({ line: 3, home: undefined, away: undefined });
});

test('bet365: fractions, decimal odds and its own block', () => {
  const bet365 = {
    provider: { id: '2000', name: 'Bet 365', priority: 0 },
    homeTeamOdds: { summary: '1/2', value: 1.5, handicap: 0 },
    awayTeamOdds: { summary: '11/2', value: 6.5, handicap: 0 },
    drawOdds: { summary: '10/3', value: 4.333, handicap: 0 },
  };
  const prices = { home: -200, away: 550, draw: 333 };
  expect(read('EPL', bet365)).toEqual([
    {
      book: 'bet365',
      feed: 'espn',
      provider: 'Bet 365',
      sample: false,
      asOf: GAMES_AS_OF,
      moneyline: prices,
    },
  ]);
  const decimals = {
    ...bet365,
    homeTeamOdds: { value: 1.5 },
    awayTeamOdds: { value: '6.50' },
    drawOdds: { value: 4.333 },
  };
  expect(read('EPL', decimals)[0]?.moneyline).toEqual(prices);
  const value = (one: string) => ({ value: one });
  const own = {
    provider: { id: '2000' },
    bettingOdds: {
      teamOdds: {
        preMatchMoneyLineHome: value('4/6'),
        preMatchMoneyLineAway: value('5/4'),
        preMatchSpreadHandicapHome: value('-2.5'),
        preMatchSpreadHandicapAway: value('2.5'),
        preMatchSpreadHome: value('10/11'),
        preMatchSpreadAway: value('EVENS'),
        preMatchTotalHandicap: value('46.5'),
        preMatchTotalOver: value('1.91'),
        preMatchTotalUnder: value('10/11'),
      },
    },
  };
  expect(read('NFL', own)[0]).toMatchObject({
    moneyline: { home: -150, away: 125 },
    spread: { line: -2.5, home: -110, away: 100 },
    total: { line: 46.5, over: -110, under: -110 },
  });
});

test('a soccer moneyline with the draw goes before one without', () => {
  const odds = {
    moneyline: { home: { close: { odds: '-110' } }, away: { close: { odds: '+310' } } },
    homeTeamOdds: { moneyLine: -110 },
    awayTeamOdds: { moneyLine: 310 },
    drawOdds: { moneyLine: '+260' },
  };
  expect(read('EPL', odds)[0]?.moneyline).toEqual({ home: -110, away: 310, draw: 260 });
});

test('one book by its number, whatever it is called; forecasts and means are no books', () => {
  const priced = (provider: object, over: number) => ({
    provider,
    overUnder: 44,
    overOdds: over,
    underOdds: -110,
  });
  const quotes = read(
    'NFL',
    priced({ id: '1004', name: 'consensus' }, -101),
    priced(DRAFTKINGS, -102),
    priced({ id: '100', name: 'DraftKings' }, -103),
    priced({ id: '1002', name: 'teamrankings' }, -104),
    priced({ id: '200', name: 'DraftKings - Live Odds' }, -105),
  );
  expect(quotes.map(({ provider, total }) => [provider, total?.over])).toEqual([
    ['DraftKings', -102],
  ]);
});

test('the opening price is none that can be had, whatever else is there', () => {
  const open = (odds: string, line?: string) => ({ open: { odds, line } });
  const odds = {
    provider: DRAFTKINGS,
    overUnder: 227.5,
    moneyline: { home: open('+102'), away: open('-122') },
    pointSpread: { home: open('-110', '+1.5'), away: open('-110', '-1.5') },
    total: { over: open('-110', 'o228.5'), under: open('-110', 'u228.5') },
  };
  expect(read('NBA', odds)).toEqual([
    {
      book: 'draftkings',
      feed: 'espn',
      provider: 'DraftKings',
      sample: false,
      asOf: GAMES_AS_OF,
      total: { line: 227.5 },
    },
  ]);
  const opened = {
    book: 'draftkings',
    feed: 'espn',
    provider: 'DraftKings',
    sample: false,
    moneyline: { home: 102, away: -122 },
    spread: { line: 1.5, home: -110, away: -110 },
    total: { line: 228.5, over: -110, under: -110 },
  };
  expect(readOpeningQuotes([entry(odds)], at('NBA'))).toEqual([opened]);
  expect(readOpeningQuotes([entry(odds)], at('NBA', true))).toEqual([opened]);
  expect(readOpeningQuotes([entry({ provider: DRAFTKINGS, overUnder: 44 })], at('NFL'))).toEqual(
    [],
  );
});
