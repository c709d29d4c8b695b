import { expect, test } from 'vitest';
import { EXAMPLE_CARD, EXAMPLE_MATCH, EXAMPLE_RACE } from '../../events/exampleEvents.fixture.ts';
import { sum } from '../../numbers/numbers.ts';
import type { Fall } from './fall.ts';
import { fallsOf } from './fallsOf.ts';
import { placeGroups } from './placeGroups.ts';

const came = (fall: Fall | undefined) =>
  fall?.bars.filter(({ isResult }) => isResult).map(({ label }) => label);
const card = (result: object | undefined) => ({
  ...EXAMPLE_CARD,
  bouts: EXAMPLE_CARD.bouts.map((bout) => ({ ...bout, result })) as typeof EXAMPLE_CARD.bouts,
});

test('every way that a contest can end has a bar, and the bars are all of the runs', () => {
  for (const [event, part, pick] of [
    [EXAMPLE_CARD, '401', undefined],
    [EXAMPLE_MATCH, '', undefined],
    [EXAMPLE_RACE, '', 'Ann Able'],
  ] as const) {
    for (const { bars, title } of fallsOf(event, part, pick)) {
      expect(sum(bars.map(({ share }) => share)), title).toBeCloseTo(1, 9);
      expect(came({ title, bars })).toEqual([]);
    }
  }
});

test.each([
  [{ winner: 'a', method: 'submission', round: 2 }, ['Able by Submission'], ['Round 2']],
  [{ winner: 'b', method: 'decision', round: 3 }, ['Baker by Decision'], ['To the judges']],
  [{ winner: 'draw' }, ['Draw'], ['To the judges']],
  [{ winner: 'noContest', round: 1 }, [], []],
  [{ winner: 'a', method: 'other', round: 1 }, [], ['Round 1']],
])('a fight that ended %o is marked at %o and %o', (result, way, when) => {
  const [ways, rounds] = fallsOf(card(result), '401', undefined);
  expect(came(ways)).toEqual(way);
  expect(came(rounds)).toEqual(when);
});

test('a match is marked at its score in sets, with its games among the simulated ones; none if it was not played out', () => {
  const [fall] = fallsOf(
    {
      ...EXAMPLE_MATCH,
      status: 'final',
      result: {
        winner: 'a',
        sets: [
          [6, 3],
          [4, 6],
          [6, 4],
        ],
        retired: false,
      },
    },
    '',
    undefined,
  );
  expect(came(fall)).toEqual(['Clay 2–1']);
  expect(fall?.words).toBe(
    'Clay 2–1: 30.0% of 10 simulated matches ended so. 29 games in all: the 80th percentile.',
  );
  const retired = { winner: 'a', sets: [[6, 3]], retired: true } as const;
  const [stopped] = fallsOf({ ...EXAMPLE_MATCH, status: 'final', result: retired }, '', undefined);
  expect(came(stopped)).toEqual([]);
  expect(stopped?.words).toContain('not played out');
});

test('a driver is marked at the place of the finish, those who retired behind the others', () => {
  const race = (result: { order: readonly string[]; retired: readonly string[] }) =>
    fallsOf({ ...EXAMPLE_RACE, status: 'final', result }, '', 'Ann Able')[0];
  const second = race({ order: ['Cid Cole', 'Ann Able', 'Bea Baker'], retired: [] });
  expect(came(second)).toEqual(['2nd–3rd']);
  expect(second?.words).toMatch(/^Ann Able came 2nd: the \d+(?:st|nd|rd|th) percentile of 4/);
  expect(race({ order: ['Cid Cole', 'Bea Baker'], retired: ['Ann Able'] })?.words).toContain(
    'came 3rd',
  );
  expect(came(race({ order: ['Cid Cole', 'Bea Baker'], retired: [] }))).toEqual([]);
});

test('places are grouped, each in one group, the winner alone', () => {
  for (const places of [1, 3, 22, 40]) {
    const groups = placeGroups(places);
    expect(groups[0]).toEqual({ label: '1st', from: 1, to: 1 });
    expect(groups.at(-1)?.to).toBe(places);
    expect(sum(groups.map(({ from, to }) => to - from + 1))).toBe(places);
  }
});
