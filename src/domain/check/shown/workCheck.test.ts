import { expect, test } from 'vitest';
import { EXAMPLE_GRID } from '../../game/exampleGame.fixture.ts';
import { askedInAddress } from '../address.ts';
import { addressOf } from '../legText.ts';
import { addableOffers, betterOffer } from './offers.ts';
import { legOfPick, pickGroups } from './picks.ts';
import { formAsked, type LegRow, legOfRow, rowOfLeg } from './rows.ts';
import type { ShownContest } from './shownContest.ts';
import { checkView } from './view.ts';
import { workCheck } from './workCheck.ts';

const side = (name: string) => ({ name: `City ${name}`, shortName: name, abbreviation: name });
const QUOTE = {
  provider: 'Book A',
  moneyline: { home: -120, away: 110 },
  spread: { line: -1.5, home: -105, away: -115 },
  total: { line: 47.5, over: -110, under: -110 },
};
const GAME: ShownContest = {
  ref: 'g7',
  name: 'Jets @ Bills',
  startTime: '2026-11-28T00:00:00Z',
  timeKnown: true,
  path: '/game/7',
  league: 'NFL',
  sport: 'football',
  sides: [side('Bills'), side('Jets')],
  found: { contest: { kind: 'game', grid: EXAMPLE_GRID, canDraw: false }, quotes: [QUOTE] },
};
const row = (pick: string, line = '', odds = ''): LegRow => ({ c: 'g7', pick, line, odds });
const viewOf = (rows: readonly LegRow[], price = '') => {
  const { checked } = workCheck(rows, price, [GAME]);
  return checked && checkView(checked, [GAME]);
};
const figure = (view: ReturnType<typeof viewOf>, label: string) =>
  view?.figures.find((one) => one.label === label);

test('a bet: what it costs, how often it wins without the pushes, its fair price and the better one', () => {
  // Bills win by 3 six times, lose by 7 three times, one tie: −3 wins never and pushes six times.
  const view = viewOf([row('spread_home', '−1.5', '-105')]);
  expect(view?.said).toBe('Bills −1.5 at −105 pays 17.1¢ per $1.');
  expect(figure(view, 'Wins')?.value).toBe('60.0%');
  expect(figure(view, 'Fair price')?.value).toBe('−150');
  const pushed = viewOf([row('spread_home', '-3', '+100')]);
  expect(figure(pushed, 'Wins')).toEqual({
    label: 'Wins',
    value: '0.0%',
    note: 'Push 60.0%: the stake comes back',
  });
});

test('without a price it says what is fair, and where the best price is', () => {
  const view = viewOf([row('moneyline_home')]);
  expect(view?.said).toMatch(/^Bills to win is fair at −\d+\.$/);
  expect(figure(view, 'Best price')?.value).toBe('Bills to win at −120, Book A');
});

test('a match: its winner at the books, nothing for its other bets', () => {
  const outcome = {
    bestOf: 3,
    setScores: [40, 20, 10, 30],
    games: [[20, 100]],
    margins: [[1, 100]],
    tieBreaks: [100],
    firstSet: [60, 40],
  } as const;
  const match: ShownContest = {
    ...GAME,
    ref: 'e5',
    sides: [side('Able'), side('Baker')],
    found: {
      contest: { kind: 'match', outcome },
      quotes: [{ provider: 'Book A', moneyline: { home: -140, away: 150 } }],
    },
  };
  const shown = (pick: string, line = '', odds = '') => {
    const { checked } = workCheck([{ c: 'e5', pick, line, odds }], '', [match]);
    return checked && checkView(checked, [match]);
  };
  expect(figure(shown('moneyline_a', '', '-150'), 'Better')).toEqual({
    label: 'Better',
    value: 'Able to win at −140, Book A',
    note: 'Pays 2.9¢ per $1',
  });
  expect(figure(shown('moneyline_b'), 'Best price')?.value).toBe('Able to win at −140, Book A');
  expect(figure(shown('sets_over', '2.5', '+100'), 'At the books')?.value).toBe('–');
});

test('better is the same bet for more, the other side or another line, and never what is typed', () => {
  const { checked } = workCheck([row('spread_away', '2.5', '-130')], '', [GAME]);
  const leg = checked?.legs[0];
  if (!leg) throw new Error('Not priced');
  expect(betterOffer(leg, GAME)).toMatchObject({
    provider: 'Book A',
    leg: { market: 'spread', side: 'home', line: -1.5, price: -105 },
  });
  const best = workCheck([row('spread_home', '-1.5', '-105')], '', [GAME]).checked?.legs[0];
  expect(best && betterOffer(best, GAME)).toBeUndefined();
});

test('a parlay: the hold, independence, the leg that costs most, and how it is settled', () => {
  const rows = [row('spread_home', '-1.5', '-105'), row('total_over', '47.5', '-110')];
  const view = viewOf(rows, '+100');
  expect(view?.said).toMatch(/^This parlay (?:costs|pays) [\d.]+¢ per \$1\.$/);
  expect(figure(view, 'Together')?.value).toBe('60.0%');
  expect(figure(view, 'If the legs were independent')?.value).toBe('36.0%, +178');
  expect(view?.settled).toBe(
    'A leg that pushes or is voided drops out, and the parlay pays on the legs that are left; some books void a whole same-game parlay instead.',
  );
  expect(viewOf(rows.map((one) => ({ ...one, odds: '' })))?.said).toContain(
    'Type the book’s price',
  );
});

test.each([
  ['pick', row('nothing'), 'Please choose a bet.'],
  ['line', row('spread_home', 'x', '-110'), 'A line such as −4.5 or 44.5.'],
  ['line', row('total_over', '', ''), 'A line such as −4.5 or 44.5.'],
  ['line', row('total_over', '44.3', ''), 'Lines go by whole, half and quarter points.'],
  ['odds', row('moneyline_home', '', '50%%'), 'A price such as −110, +150 or 1.91.'],
] as const)('what is wrong stands beside its field: %s', (field, typed, told) => {
  const { checked, rows } = workCheck([typed], '', [GAME]);
  expect(checked).toBeUndefined();
  expect(rows[0]?.[field]).toBe(told);
});

test('legs that cannot win together, repeated ones, begun and unknown games are told at their leg', () => {
  const home = row('moneyline_home');
  expect(workCheck([home, row('moneyline_away')], '', [GAME]).rows[1]?.pick).toBe(
    'These bets cannot win together.',
  );
  expect(workCheck([home, home], '', [GAME]).rows[1]?.pick).toBe('The same bet stands here twice.');
  const begun = { ...GAME, found: { problem: 'closed', text: 'It has begun' } } as const;
  expect(workCheck([home], '', [begun]).rows[0]?.pick).toBe('It has begun.');
  expect(workCheck([home], '', []).rows[0]?.pick).toBe('We have no such game.');
  expect(workCheck([home, row('total_over', '40.5')], 'x', [GAME]).price).toBeDefined();
});

test('a form and a kept address say the same', () => {
  const legs = [
    { game: 7, market: 'spread', side: 'home', line: -1.5, price: -105 },
    { game: 7, market: 'total', side: 'over', line: 47.5 },
  ] as const;
  const address = addressOf({ legs, price: 260 });
  const kept = formAsked(new URLSearchParams(address));
  expect(kept.rows).toEqual(legs.map(rowOfLeg));
  expect(kept.rows.map(legOfRow)).toEqual(legs.map((leg) => ({ leg })));
  const typed = new URLSearchParams();
  for (const { c, pick, line, odds } of kept.rows) {
    typed.append('c', c);
    typed.append('pick', pick);
    typed.append('line', line);
    typed.append('odds', odds);
  }
  typed.set('price', '260');
  expect(formAsked(typed)).toMatchObject({ rows: kept.rows, price: '260', typed: true });
  expect(askedInAddress(new URLSearchParams(address))).toEqual({ legs, price: 260 });
  expect(formAsked(new URLSearchParams('leg=nonsense')).unread).toBe(true);
});

test('every bet that the form offers is one that can be priced', () => {
  for (const { picks } of pickGroups(GAME)) {
    for (const { value } of picks) {
      expect(legOfPick('g7', value)).toBeDefined();
      const { checked, rows } = workCheck([row(value, '3')], '', [GAME]);
      expect([value, checked !== undefined, rows]).toEqual([value, true, [{}]]);
    }
  }
});

test('what a press adds is the best price of each bet in a market without a leg', () => {
  const leg = { game: 7, market: 'spread', side: 'home', line: -1.5 } as const;
  expect(
    addableOffers(GAME, [leg]).map(({ leg: { market, side: of } }) => `${market} ${of}`),
  ).toEqual(['total over', 'total under']);
});
