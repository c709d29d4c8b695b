import { expect, test } from 'vitest';
import { matchGroups, moreMatches } from './groups.ts';
import { surname } from './names.ts';

const dayRange = (starts: readonly string[]) =>
  matchGroups(starts.map((startTime) => ({ tournament: 'ATP Halle', startTime })))[0]?.days;

test('a group names its day or days', () => {
  expect(dayRange(['2025-06-16T16:00:00Z'])).toBe('June 16, 2025');
  expect(dayRange(['2025-06-17T16:00:00Z', '2025-06-16T16:00:00Z'])).toBe('June 16–17, 2025');
  expect(dayRange(['2025-06-30T16:00:00Z', '2025-07-01T16:00:00Z'])).toBe('June 30–July 1, 2025');
  expect(dayRange(['2025-12-31T16:00:00Z', '2026-01-01T16:00:00Z'])).toBe(
    'December 31, 2025–January 1, 2026',
  );
  expect(matchGroups([])).toEqual([]);
});

test('the day is New York’s', () => {
  expect(dayRange(['2025-06-17T03:00:00Z'])).toBe('June 16, 2025');
});

test('matches are grouped by tournament, in their order', () => {
  const match = (tournament: string, startTime: string) => ({ tournament, startTime });
  const halle = match('ATP Halle', '2025-06-16T16:00:00Z');
  const queens = match("ATP Queen's Club", '2025-06-16T16:00:00Z');
  const later = match("ATP Queen's Club", '2025-06-17T16:00:00Z');
  expect(matchGroups([halle, queens, later])).toEqual([
    { tournament: 'ATP Halle', days: 'June 16, 2025', matches: [halle] },
    { tournament: "ATP Queen's Club", days: 'June 16–17, 2025', matches: [queens, later] },
  ]);
});

test('a score names players by their surnames, a mark by two letters', () => {
  expect(surname('Alex de Minaur')).toBe('de Minaur');
  expect(surname('Sinner')).toBe('Sinner');
});

test('what a tournament keeps behind a line is counted and named', () => {
  expect(moreMatches(5, "ATP Queen's Club")).toBe("5 more matches, ATP Queen's Club");
  expect(moreMatches(1, 'ATP Basel')).toBe('1 more match, ATP Basel');
});
