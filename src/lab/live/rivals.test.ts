import { expect, test } from 'vitest';
import { sfc32, uniform } from '#engine/rng/generator.ts';
import { happenedOf, liveChances } from './chances.ts';
import { partReport } from './measured.ts';
import { fitRival, type RivalMoment } from './rivals.ts';

/** Moments of games that a side ahead by one wins four times in five; a strong side three times in five besides. */
function moments(): RivalMoment[] {
  const generator = sfc32(7);
  return Array.from({ length: 4000 }, (_, index) => {
    const margin = index % 2 === 0 ? 1 : -1;
    const strong = index % 4 < 2 ? 0.6 : 0.4;
    const odds = (margin > 0 ? 4 : 0.25) * (strong / (1 - strong));
    const home = uniform(generator) < odds / (1 + odds) ? 1 : 0;
    const start = [strong, 1 - strong];
    return { part: 'Q4', left: 0.5, margin, start, happened: [home, 1 - home] };
  });
}

test('the plain rival knows score and clock, the other also what was said before', () => {
  const all = moments();
  const asked = { part: 'Q4', left: 0.5, margin: 1, start: [0.6, 0.4] };
  const [plain] = fitRival(all, 'plain')(asked);
  const [knowing] = fitRival(all, 'with the start')(asked);
  expect(plain).toBeCloseTo(0.79, 1);
  expect(knowing).toBeCloseTo(0.857, 1);
  expect(fitRival(all, 'plain')({ ...asked, start: [0.1, 0.9] })[0]).toBe(plain);
});

test('a part it has never seen keeps what was said before', () => {
  const rival = fitRival(moments(), 'plain');
  expect(rival({ part: 'OT', left: 0, margin: 0, start: [0.6, 0.4] })).toEqual([0.6, 0.4]);
});

test('chances of a table: a tie is half a win of each, or a result of its own', () => {
  const joint = { size: 2, weights: Float64Array.of(4, 2, 6, 0) };
  expect(liveChances(joint, false)).toEqual([8 / 12, 4 / 12]);
  expect(liveChances(joint, true)).toEqual([6 / 12, 4 / 12, 2 / 12]);
  expect(happenedOf(3, 3, false)).toEqual([0.5, 0.5]);
  expect(happenedOf(3, 3, true)).toEqual([0, 1, 0]);
  expect(happenedOf(1, 3, false)).toEqual([0, 1]);
});

test('a speaker is scored on the moments he spoke of, beside ours of the same', () => {
  const said = { own: [0.8, 0.2], start: [0.5, 0.5] };
  const judged = [
    { game: 'a', part: 'Q1', happened: [1, 0], said: { ...said, public: [1, 0] } },
    { game: 'b', part: 'Q1', happened: [1, 0], said },
  ];
  const report = partReport('Q1', judged, 'test');
  expect(report).toMatchObject({ moments: 2, games: 2, brier: { start: 0.25, public: 0 } });
  expect(report?.brier.own).toBeCloseTo(0.04, 12);
  expect(report?.against.start?.mean).toBeCloseTo(-0.21, 12);
  expect(report?.against.public).toMatchObject({ answers: 1, clusters: 1 });
  expect(partReport('Q2', judged, 'test')).toBeUndefined();
});
