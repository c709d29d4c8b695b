import { expect, test } from 'vitest';
import { type EndedEdge, gradeEdge } from './gradeEdge.ts';
import { edgeMeans } from './sharpEdgeRecord.ts';

const EDGE: EndedEdge = {
  id: 7,
  league: 'NFL',
  market: 'spread',
  side: 'away',
  line: 1.5,
  book: 'betmgm',
  price: 100,
  resultVersion: 1,
  score: { home: 21, away: 20 },
  closing: [
    { book: 'pinnacle', one: 110, other: -122 },
    { book: 'betmgm', one: -200, other: 170 },
    { book: 'fanduel', one: 108, other: -126 },
  ],
};

test('an edge is graded by its result, and by the consensus at the close without its own book', () => {
  const graded = gradeEdge(EDGE);
  expect(graded).toMatchObject({ id: 7, outcome: 'win', units: 1 });
  expect(graded.closingValue).toBeGreaterThan(0.04);
  expect(graded.closingValue).toBeLessThan(0.09);
});

test('without a sharp book at its line there is no closing value; the result stands', () => {
  const graded = gradeEdge({ ...EDGE, closing: EDGE.closing.slice(1) });
  expect(graded).toEqual({ id: 7, resultVersion: 1, outcome: 'win', units: 1 });
});

test('what was called off is void, and worth nothing either way', () => {
  expect(gradeEdge({ ...EDGE, resultVersion: 0, score: undefined })).toEqual({
    id: 7,
    resultVersion: 0,
    outcome: 'void',
    units: 0,
  });
  expect(gradeEdge({ ...EDGE, line: 1, score: { home: 21, away: 20 } }).outcome).toBe('push');
});

test('means are of what there is', () => {
  const row = {
    league: 'NFL',
    book: 'betmgm',
    shown: 4,
    claimed: 0.08,
    graded: 2,
    wins: 1,
    losses: 1,
    units: -0.1,
    closed: 0,
    closingValues: 0,
  } as const;
  expect(edgeMeans([])).toBeUndefined();
  expect(edgeMeans([row])).toEqual({ shown: 4, graded: 2, claimed: 0.02, returned: -0.05 });
});
