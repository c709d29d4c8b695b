import { describe, expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_PREDICTION, EXAMPLE_QUOTE } from '../game/exampleGame.fixture.ts';
import type { PredictedGame } from '../game/game.ts';
import { type CompareMarket, compareOdds } from './compareOdds.ts';
import type { OddsQuote } from './odds.ts';
import { laggingGame } from './sharpHistory.fixture.ts';
import { expectedReturnPerUnit, kellyFraction, worstAcceptableAmerican } from './staking.ts';

const BOVADA: OddsQuote = {
  ...EXAMPLE_QUOTE,
  book: 'bovada',
  feed: 'bovada',
  provider: 'Bovada',
  moneyline: { home: -118, away: 102 },
  spread: { line: -1.5, home: -104, away: -110 },
  total: { line: 47.5, over: -108, under: -112 },
};
const game = (rest: Partial<PredictedGame> = {}): PredictedGame =>
  ({ ...EXAMPLE_GAME, odds: [EXAMPLE_QUOTE, BOVADA], ...rest }) as PredictedGame;
const market = (of: PredictedGame, kind: CompareMarket['market']): CompareMarket => {
  const found = compareOdds(of).find((one) => one.market === kind);
  if (!found) throw new Error(`no ${kind}`);
  return found;
};
const row = (of: PredictedGame, kind: CompareMarket['market'], side: string) => {
  const found = market(of, kind).rows.find((one) => one.side === side);
  if (!found) throw new Error(`no ${kind} ${side}`);
  return found;
};

describe('both sources side by side', () => {
  test('away before home, over before under, the price of each source', () => {
    const all = compareOdds(game()).map(({ market, rows }) => [
      market,
      rows.map(({ side, line, offers }) => [side, line, ...offers.map(({ american }) => american)]),
    ]);
    expect(all).toEqual([
      [
        'moneyline',
        [
          ['away', undefined, 104, 102],
          ['home', undefined, -122, -118],
        ],
      ],
      [
        'spread',
        [
          ['away', 1.5, -108, -110],
          ['home', -1.5, -112, -104],
        ],
      ],
      [
        'total',
        [
          ['over', 47.5, -110, -108],
          ['under', 47.5, -110, -112],
        ],
      ],
    ]);
  });

  test('the best price is the one that pays most; the same price is best at each', () => {
    expect(row(game(), 'moneyline', 'away').best).toEqual(['draftkings']);
    expect(row(game(), 'moneyline', 'home').best).toEqual(['bovada']);
    const same = { ...BOVADA, moneyline: { home: -122, away: 104 } };
    const level = row(game({ odds: [EXAMPLE_QUOTE, same] }), 'moneyline', 'home');
    expect(level.best).toEqual(['draftkings', 'bovada']);
  });

  test('the vig of each book and market, lowest first: what the prices sum to beyond 100 %', () => {
    const { vigs } = market(game(), 'total');
    expect(vigs.map(({ book }) => book)).toEqual(['bovada', 'draftkings']);
    expect(vigs[0]?.vig).toBeCloseTo(108 / 208 + 112 / 212 - 1, 12);
    expect(vigs[1]?.vig).toBeCloseTo(2 * (110 / 210) - 1, 12);
  });

  test('the market’s share is the consensus that the prediction is anchored to', () => {
    expect(row(game(), 'moneyline', 'home').marketShare).toBe(0.53);
    expect(row(game(), 'moneyline', 'away').marketShare).toBe(0.47);
    expect(row(game(), 'spread', 'away').marketShare).toBe(0.49);
    const oneSided = { ...EXAMPLE_QUOTE, total: { line: 47.5, over: -110 } };
    const { vigs } = market(game({ odds: [oneSided, BOVADA] }), 'total');
    expect(vigs.map(({ book }) => book)).toEqual(['bovada']);
  });
});

describe('our share', () => {
  test('is the published one in every market', () => {
    expect(row(game(), 'moneyline', 'away').simcastShare).toBeCloseTo(0.427, 12);
    expect(row(game(), 'spread', 'home').simcastShare).toBeCloseTo(0.6, 12);
  });

  test('leaves refunded games out, and pays them back', () => {
    // Six wins by 3, one tie, three losses by 7: a line of −3 refunds the six.
    const quote = { ...EXAMPLE_QUOTE, spread: { line: -3, home: 150, away: -110 } };
    const of = game({ odds: [quote] });
    expect(row(of, 'spread', 'home').simcastShare).toBe(0);
    expect(row(of, 'spread', 'home').fairAmerican).toBeUndefined();
    expect(row(of, 'spread', 'away').simcastShare).toBe(1);
    // If ours is 1 and the books' about half, somebody is wrong: no edge.
    expect(row(of, 'spread', 'away')).toMatchObject({ edge: undefined });
  });

  test('does not exist for spread and total without simulated scores', () => {
    const { simulationData } = EXAMPLE_PREDICTION;
    const prediction = { ...EXAMPLE_PREDICTION, simulationData: { ...simulationData, grid: [] } };
    const bare = row(game({ prediction }), 'spread', 'home');
    expect(bare).toMatchObject({ simcastShare: undefined, judged: false, best: [] });
    expect(bare.marketShare).toBeGreaterThan(0.45);
  });
});

describe('what the better price is worth', () => {
  test('fair price, expected return, quarter Kelly and the worst price still worth taking', () => {
    const home = row(game(), 'moneyline', 'home');
    expect(home.fairAmerican).toBe(-134);
    expect(home).toMatchObject({ edge: undefined, misread: false });
    const off = { ...BOVADA, moneyline: { home: 105, away: -125 } };
    const two = game({ odds: [EXAMPLE_QUOTE, off] });
    expect(row(two, 'moneyline', 'home')).toMatchObject({
      edge: undefined,
      call: { state: 'notAnEdge', why: 'noSharpBook' },
    });
    // A sharp book moved to .55; with the other book's share the consensus is a little less.
    const { edge } = row(laggingGame(two), 'moneyline', 'home');
    const claimed = (1 + (edge?.expectedReturnPerUnit ?? 0)) / 2.05;
    expect(claimed).toBeGreaterThan(0.51);
    expect(claimed).toBeLessThan(0.52);
    expect(edge?.expectedReturnPerUnit).toBeCloseTo(expectedReturnPerUnit(claimed, 105), 12);
    expect(edge?.quarterKellyShare).toBeCloseTo(kellyFraction(claimed, 105) / 4, 12);
    expect(edge?.takeDownToAmerican).toBe(worstAcceptableAmerican(claimed));
  });

  test('a price that is far off the books is said to be, and is worth nothing', () => {
    const wrong = { ...BOVADA, moneyline: { home: 170, away: -200 } };
    const home = row(game({ odds: [EXAMPLE_QUOTE, wrong] }), 'moneyline', 'home');
    expect(home).toMatchObject({ edge: undefined, misread: true, judged: true });
  });

  test.each([
    [50, 105],
    [52, 105],
    [51, 100],
  ])(
    '%f%% at %i: an edge only where a sharp book moved, whatever our figures',
    (percent, price) => {
      const share = percent / 100;
      const prediction = {
        ...EXAMPLE_PREDICTION,
        homeWinProbability: percent,
        awayWinProbability: 100 - percent,
        anchor: { win: { home: share, draw: 0, away: 1 - share }, books: ['A'], leftOut: [] },
      };
      const quote = { ...EXAMPLE_QUOTE, moneyline: { home: price, away: -120 } };
      const of = game({ prediction, odds: [quote] });
      const { edge, judged } = row(of, 'moneyline', 'home');
      expect(judged).toBe(true);
      expect(edge).toBeUndefined();
      const share50 = 1 / (1 + Math.sqrt((0.45 / 0.55) * (price / 100)));
      expect(row(laggingGame(of), 'moneyline', 'home').edge?.expectedReturnPerUnit).toBeCloseTo(
        share50 * (1 + price / 100) - 1,
        9,
      );
    },
  );

  test.each([
    [50.1, 100],
    [49.9, 100],
    [51, -104],
    [49, 104],
  ])('%f%% is a fair price of %i: even money is +100', (percent, price) => {
    const prediction = { ...EXAMPLE_PREDICTION, homeWinProbability: percent };
    expect(row(game({ prediction }), 'moneyline', 'home').fairAmerican).toBe(price);
  });

  test('different lines: each judged at its own, the figures are for the better one', () => {
    const longer = { ...BOVADA, spread: { line: 6.5, home: -110, away: -110 } };
    const home = row(game({ odds: [EXAMPLE_QUOTE, longer] }), 'spread', 'home');
    expect(home).toMatchObject({ line: 6.5, best: ['bovada'] });
    expect(home.offers.map(({ line }) => line)).toEqual([-1.5, 6.5]);
    expect(home.simcastShare).toBeCloseTo(0.7, 12);
    const away = row(game({ odds: [EXAMPLE_QUOTE, longer] }), 'spread', 'away');
    expect(away).toMatchObject({ line: 1.5, best: ['draftkings'] });
    expect(away.simcastShare).toBeCloseTo(0.4, 12);
  });
});

test('soccer has the draw between both sides and a three-way vig', () => {
  const quote = { ...EXAMPLE_QUOTE, moneyline: { home: 150, draw: 240, away: 190 } };
  const prediction = {
    ...EXAMPLE_PREDICTION,
    homeWinProbability: 40,
    drawProbability: 28,
    awayWinProbability: 32,
  };
  const of = game({ league: 'EPL', prediction, odds: [quote] });
  const { rows, vigs } = market(of, 'moneyline');
  expect(rows.map(({ side }) => side)).toEqual(['away', 'draw', 'home']);
  expect(rows.map(({ simcastShare }) => simcastShare)).toEqual([0.32, 0.28, 0.4]);
  expect(rows.reduce((sum, one) => sum + (one.marketShare ?? 0), 0)).toBeCloseTo(1, 12);
  expect(vigs[0]?.vig).toBeCloseTo(100 / 250 + 100 / 340 + 100 / 290 - 1, 12);
});

test('soccer prices without the draw are not de-vigged as if there were none', () => {
  const { anchor: _, ...prediction } = EXAMPLE_PREDICTION;
  const of = game({ league: 'EPL', odds: [EXAMPLE_QUOTE], prediction });
  const { rows, vigs } = market(of, 'moneyline');
  expect(rows.map((one) => one.marketShare)).toEqual([undefined, undefined, undefined]);
  expect(vigs).toEqual([]);
});

test('without any price the moneyline keeps our share and fair price', () => {
  const all = compareOdds(game({ odds: [] }));
  expect(all.map((one) => one.market)).toEqual(['moneyline']);
  expect(all[0]?.rows[1]).toMatchObject({
    fairAmerican: -134,
    judged: false,
    best: [],
    offers: [],
  });
});

test('a line without a price is shown and not judged', () => {
  const quote = { ...EXAMPLE_QUOTE, spread: { line: -1.5 } };
  const home = row(game({ odds: [quote] }), 'spread', 'home');
  expect(home).toMatchObject({ line: -1.5, judged: false, edge: undefined });
  expect(home.simcastShare).toBeCloseTo(0.6, 12);
});
