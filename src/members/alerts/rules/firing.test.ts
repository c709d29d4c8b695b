import { expect, test } from 'vitest';
import { followIdOf } from '#domain/follow/follow.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { pricedGame } from '#domain/prices/payingGame.fixture.ts';
import { slug } from '#domain/words/slug.ts';
import { alertFacts } from './facts.ts';
import { firingsOf } from './firing.ts';
import type { Base, SaidWish } from './wish.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

/** Whether a wish is fulfilled at these prices. */
function holds(
  wish: SaidWish,
  prices: readonly Partial<OddsQuote>[],
  base: Base = {},
  anchor?: object,
) {
  const each = prices.map((price, at) => ({ book: `book${at}`, ...price }));
  const game = pricedGame(1, NOW, each);
  const { prediction } = game;
  const shown = {
    ...game,
    prediction: {
      ...prediction,
      anchor: { ...prediction.anchor, books: [], leftOut: [], ...anchor },
    },
  };
  const facts = alertFacts({ games: [shown], ledgerEntry: () => 1, now: NOW, sample: false });
  const kept = 'gameId' in wish ? { ...wish, home: game.homeTeam.name } : wish;
  return firingsOf(facts, kept, base).length > 0;
}

const spread = (line: number, home: number) => ({ spread: { line, home, away: -110 } });
const total = (line: number, price: number) => ({ total: { line, over: price, under: price } });

test('a price: this line or a better one for the bettor, at this price or a better one', () => {
  const wish: SaidWish = {
    kind: 'price',
    gameId: 1,
    market: 'spread',
    side: 'home',
    line: -1.5,
    american: -105,
  };
  expect(holds(wish, [spread(-1.5, -105)])).toBe(true);
  expect(holds(wish, [spread(-1.5, 102)])).toBe(true);
  expect(holds(wish, [spread(-1, -105)])).toBe(true);
  expect(holds(wish, [spread(-1.5, -106)])).toBe(false);
  expect(holds(wish, [spread(-2, 130)])).toBe(false);
  expect(holds(wish, [spread(-1.5, -120), spread(-1.5, -104)])).toBe(true);
  expect(holds({ ...wish, gameId: 2 }, [spread(-1.5, -105)])).toBe(false);
  expect(holds({ ...wish, side: 'away' }, [spread(-1.5, -105)])).toBe(false);
});

test('of totals a lower line is better for the over, a higher one for the under', () => {
  const bet = { kind: 'price', gameId: 1, market: 'total', line: 47.5, american: -110 } as const;
  expect(holds({ ...bet, side: 'over' }, [total(47, -110)])).toBe(true);
  expect(holds({ ...bet, side: 'over' }, [total(48, -110)])).toBe(false);
  expect(holds({ ...bet, side: 'under' }, [total(48, -110)])).toBe(true);
  expect(holds({ ...bet, side: 'under' }, [total(47, -110)])).toBe(false);
});

test('a price of a book that is left out fires nothing', () => {
  const wish: SaidWish = {
    kind: 'price',
    gameId: 1,
    market: 'moneyline',
    side: 'home',
    american: 100,
  };
  const leftOut = [{ provider: 'DraftKings', market: 'moneyline', reason: 'far' }];
  expect(holds(wish, [{ moneyline: { home: 400, away: -500 } }])).toBe(true);
  expect(holds(wish, [{ moneyline: { home: 400, away: -500 } }], {}, { leftOut })).toBe(false);
});

test('a return above so many cents is an edge at the return it claims, in its league', () => {
  const price = [{ moneyline: { home: 100, away: -140 } }];
  const wish = (league: 'NFL' | 'NBA' | null, cents: number): SaidWish => ({
    kind: 'return',
    league,
    cents,
  });
  expect(holds(wish('NFL', 2), price)).toBe(true);
  expect(holds(wish(null, 4.9), price)).toBe(true);
  expect(holds(wish('NFL', 5.1), price)).toBe(false);
  expect(holds(wish('NBA', 2), price)).toBe(false);
  expect(holds(wish('NFL', 2), [{ moneyline: { home: 100, away: -140 }, sample: true }])).toBe(
    false,
  );
});

test('a wish of what is followed fires for a followed side or league alone', () => {
  const game = pricedGame(1, NOW, [{ moneyline: { home: 100, away: -140 } }]);
  const facts = alertFacts({ games: [game], ledgerEntry: () => 1, now: NOW, sample: false });
  const wish = { kind: 'return', league: null, cents: 2, followed: true } as const;
  const own = followIdOf(game.league, slug(game.awayTeam.name));
  const fires = (follows: readonly string[]) => firingsOf(facts, wish, {}, follows).length;
  expect(fires([])).toBe(0);
  expect(fires(['nba', `${own}-x`])).toBe(0);
  expect(fires([own])).toBe(1);
  expect(fires([game.league.toLowerCase()])).toBe(1);
  expect(firingsOf(facts, { ...wish, followed: undefined }, {}, [])).toHaveLength(1);
});

test.each([
  [0.6, 0.52, false],
  [0.6, 0.49, true],
  [0.5, 0.5, false],
  [0.5, 0.51, true],
  [0.45, 0.55, true],
])('the favourite changes: from a share of %f to %f is %s', (from, to, fires) => {
  const wish: SaidWish = { kind: 'line', gameId: 1, market: 'moneyline', side: 'home', line: 100 };
  const american = (share: number) =>
    share > 0.5
      ? Math.round((-100 * share) / (1 - share))
      : Math.round((100 * (1 - share)) / share);
  const win = { home: to, draw: 0, away: 1 - to };
  const price = [{ moneyline: { home: -110, away: -110 } }];
  expect(holds(wish, price, { 1: american(from) }, { win })).toBe(fires);
});

test('a line that no book quotes now has not moved', () => {
  const wish: SaidWish = { kind: 'line', gameId: 1, market: 'spread', side: 'home', line: -3 };
  const anchor = { spread: { line: -4, share: 0.5 } };
  expect(holds(wish, [spread(-4, -110)], { 1: -2 }, anchor)).toBe(true);
  expect(holds(wish, [{ moneyline: { home: -110, away: -110 } }], { 1: -2 }, anchor)).toBe(false);
  expect(holds(wish, [spread(-4, -110)], {}, anchor)).toBe(false);
});

test('where a feed has changed sides, a wish of a side does not fire, and one of a total does', () => {
  const game = pricedGame(1, NOW, [
    { moneyline: { home: 100, away: 100, draw: 100 }, ...spread(-1.5, 100), ...total(47.5, 100) },
  ]);
  const { homeTeam, awayTeam } = game;
  const fires = (swapped: boolean, wish: SaidWish, base: Base = {}) => {
    const shown = swapped ? { ...game, homeTeam: awayTeam, awayTeam: homeTeam } : game;
    const facts = alertFacts({ games: [shown], ledgerEntry: () => 1, now: NOW, sample: false });
    const kept = 'gameId' in wish ? { ...wish, home: homeTeam.name } : wish;
    return firingsOf(facts, kept, base).length;
  };
  const price = { kind: 'price', gameId: 1, american: -110 } as const;
  for (const side of ['home', 'away'] as const) {
    for (const wish of [
      { ...price, market: 'moneyline', side },
      { ...price, market: 'spread', side, line: -3.5 },
      { kind: 'prediction', gameId: 1, side, points: 5 },
      { kind: 'line', gameId: 1, market: 'moneyline', side, line: 2000 },
    ] as const) {
      const base = { 1: wish.kind === 'line' ? 3000 : 20 };
      expect([fires(false, wish, base), fires(true, wish, base)], JSON.stringify(wish)).toEqual([
        1, 0,
      ]);
    }
  }
  const over = { ...price, market: 'total', side: 'over', line: 47.5 } as const;
  expect([fires(false, over), fires(true, over)]).toEqual([1, 1]);
});
