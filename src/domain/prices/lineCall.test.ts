import { expect, test } from 'vitest';
import { samplingInterval } from '../numbers/samplingError.ts';
import { isTossUpCall, spreadCall, totalCall } from './lineCall.ts';

test('the likelier side is named with its own line, and both sides and the push are all runs', () => {
  const margins = [
    [-7, 20],
    [3, 30],
    [4, 50],
  ] as const;
  const home = spreadCall(margins, -3);
  expect(home).toEqual({ side: 'home', line: -3, shares: { win: 0.5, push: 0.3, lose: 0.2 } });
  const away = spreadCall(margins, -4);
  expect(away).toEqual({ side: 'away', line: 4, shares: { win: 0.5, push: 0.5, lose: 0 } });
  expect(
    spreadCall(
      [
        [-1, 1],
        [1, 1],
      ],
      0,
    ),
  ).toMatchObject({ side: 'home', line: 0 });
});

test('a total is over or under, pushes beside it', () => {
  const totals = [
    [40, 20],
    [41, 10],
    [44, 70],
  ] as const;
  expect(totalCall(totals, 41)).toEqual({
    side: 'over',
    line: 41,
    shares: { win: 0.7, push: 0.1, lose: 0.2 },
  });
  expect(totalCall(totals, 44)).toMatchObject({ side: 'under', shares: { win: 0.3, push: 0.7 } });
});

/** A plain congruential stream: random enough for shares of runs. */
function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test.each([
  ['a whole line, a push in one run of ten', -3, 45, 0.95],
  // One run in ten is half won, half refunded: a stake then varies less than a coin, so the interval is a little wide.
  ['a quarter line', -3.25, 50, 0.961],
])(
  'intervals of a cover hold its true share, pushes counted as runs: %s',
  (_, line, truth, often) => {
    const next = stream(7);
    // Home wins by 7 in 45 %, by 3 in 10 %, loses by 1 in 45 %.
    const margin = (at: number): number => (at < 0.45 ? 7 : at < 0.55 ? 3 : -1);
    const [trials, runs] = [2000, 500];
    let held = 0;
    for (let trial = 0; trial < trials; trial++) {
      const counts = new Map([-1, 3, 7].map((value): [number, number] => [value, 0]));
      for (let run = 0; run < runs; run++) {
        const came = margin(next());
        counts.set(came, (counts.get(came) ?? 0) + 1);
      }
      const { side, shares } = spreadCall([...counts], line);
      const { low, high } = samplingInterval(
        100 * (side === 'away' ? shares.win : shares.lose),
        runs,
      );
      if (low <= truth && high >= truth) held += 1;
    }
    expect(Math.abs(held / trials - often)).toBeLessThan(0.015);
  },
);

test('a side that a few runs decide is a toss-up, pushes left out', () => {
  const shares = (win: number, lose: number) => ({ shares: { win, push: 1 - win - lose, lose } });
  expect(isTossUpCall(shares(0.503, 0.497))).toBe(true);
  expect(isTossUpCall(shares(0.5032, 0.4968))).toBe(false);
  expect(isTossUpCall(shares(0.4527, 0.4473))).toBe(true);
  expect(isTossUpCall(shares(0.4, 0))).toBe(false);
});
