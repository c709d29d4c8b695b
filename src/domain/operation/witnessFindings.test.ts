import { expect, test } from 'vitest';
import { type WitnessSilence, witnessFindings } from './witnessFindings.ts';

const NOW = new Date('2026-11-22T18:00:00Z');
const silent = (kind: WitnessSilence['kind'], name: string, minutes?: number): WitnessSilence => ({
  kind,
  name,
  ...(minutes !== undefined && { since: new Date(NOW.getTime() - minutes * 60_000).toISOString() }),
});
const keys = (...witnesses: readonly WitnessSilence[]) =>
  witnessFindings(witnesses, NOW).map(({ key }) => key);
const HOURS = 60;

test('where nobody is asked, or all have answered, nothing is found', () => {
  expect(witnessFindings(undefined, NOW)).toEqual([]);
  expect(keys(silent('authority', 'A'), silent('place', 'P'), silent('mirror', 'o/r'))).toEqual([]);
});

test('all authorities silent for more than an hour is found, once', () => {
  expect(keys(silent('authority', 'A', 61), silent('authority', 'B', 300))).toEqual(['witnesses']);
  expect(keys(silent('authority', 'A', 60), silent('authority', 'B', 300))).toEqual([]);
  expect(keys(silent('authority', 'A'), silent('authority', 'B', 300))).toEqual([]);
  const [finding] = witnessFindings(
    [silent('authority', 'A', 61), silent('authority', 'B', 300)],
    NOW,
  );
  expect(finding?.since).toBe('2026-11-22T16:59:00.000Z');
});

test.each(['authority', 'place', 'mirror'] as const)(
  'one %s that is silent for 36 hours is named',
  (kind) => {
    const other = silent('authority', 'well');
    expect(keys(other, silent(kind, 'gone', 36 * HOURS))).toEqual([]);
    const [finding] = witnessFindings([other, silent(kind, 'gone', 36 * HOURS + 1)], NOW);
    expect(finding).toMatchObject({ key: 'witness:gone', level: 'degraded' });
    expect(finding?.message).toMatch(/^gone ha.* for 36 hours\.$/);
  },
);
