import { expect, test } from 'vitest';
import { gradedRow } from '../rows.fixture.ts';
import { weeksOfCalls } from './weekOfCalls.ts';

const WEEK = '2026-11-17';
const of = (rows: Parameters<typeof weeksOfCalls>[0]) => weeksOfCalls(rows, [WEEK])[0];

test('the surest wrong calls come first, each with how many such were to be wrong', () => {
  const week = of([
    gradedRow(17, { probability: 90 }),
    gradedRow(18, { probability: 80, outcome: 'loss' }),
    gradedRow(19, { probability: 85, outcome: 'loss' }),
    gradedRow(20, { probability: 55, outcome: 'loss' }),
    gradedRow(21, { probability: 99, outcome: 'void' }),
  ]);
  expect(week).toMatchObject({ last: '2026-11-23', undecided: 1, count: { calls: 4, right: 1 } });
  expect(week?.worst.map(({ row }) => row.id)).toEqual([19, 18, 20]);
  expect(week?.worst[0]?.surer).toMatchObject({ calls: 2, wrong: 1 });
  expect(week?.worst[0]?.surer.expectedWrong).toBeCloseTo(0.25, 12);
  expect(week?.worst[2]?.surer).toMatchObject({ calls: 4, wrong: 3 });
});

test('the best were right where we gave more than the close, which is counted for all of these', () => {
  const week = of([
    gradedRow(17, { probability: 60, closingProbability: 50 }),
    gradedRow(18, { probability: 70, closingProbability: 55 }),
    gradedRow(19, { probability: 65, closingProbability: 40, outcome: 'loss' }),
    gradedRow(20, { probability: 60, closingProbability: 75 }),
    gradedRow(21, { probability: 95 }),
  ]);
  expect(week?.best.map(({ row, close }) => [row.id, close])).toEqual([
    [18, 55],
    [17, 50],
  ]);
  expect(week?.bold).toMatchObject({ calls: 3, right: 2 });
  expect(week?.bold.ours).toBeCloseTo(1.95, 12);
  expect(week?.bold.close).toBeCloseTo(1.45, 12);
});

test('only winners of the week itself are calls, by the Eastern day; a week without one is none', () => {
  const late = { startTime: '2026-11-24T04:59:00.000Z', outcome: 'loss' } as const;
  expect(of([gradedRow(23, late)])?.worst).toHaveLength(1);
  expect(of([gradedRow(23, { ...late, startTime: '2026-11-24T05:00:00.000Z' })])).toBeUndefined();
  expect(of([gradedRow(18, { market: 'spread', line: -3 })])).toBeUndefined();
  expect(of([gradedRow(18, { basis: 'edge' })])).toBeUndefined();
  expect(of([gradedRow(18, { outcome: 'push' })])).toBeUndefined();
});
