import { expect, test } from 'vitest';
import { type Absence, isQuestionable, outOf } from './absence.ts';
import { namesOut } from './availability.ts';
import { firstOnChart, firstOnChartAlone, lastQuarterback } from './expectQuarterback.ts';

const NOW = '2026-11-22T15:00:00Z';
const side = (gameTime: string) => ({ league: 'NFL', teamKey: 'BUF', gameTime, now: NOW }) as const;
const absence = (name: string, rest: Partial<Absence> = {}): Absence => ({
  teamKey: 'BUF',
  name,
  status: 'out',
  ...rest,
});

test.each<[string, Partial<Absence>, string, boolean]>([
  ['out, today', {}, '2026-11-22T18:00:00Z', true],
  ['out, next week', {}, '2026-11-29T18:00:00Z', true],
  ['questionable', { status: 'questionable' }, '2026-11-22T18:00:00Z', false],
  ['back after it', { returns: '2026-11-30' }, '2026-11-29T18:00:00Z', true],
  ['back by then', { returns: '2026-11-29' }, '2026-11-29T18:00:00Z', false],
  ['back today, out today', { returns: '2026-11-22' }, '2026-11-22T18:00:00Z', true],
  ['back days ago, and still listed', { returns: '2026-11-20' }, '2026-11-29T18:00:00Z', true],
  ['an evening of New York', { returns: '2026-11-29' }, '2026-11-29T01:15:00Z', true],
])('%s', (_, rest, gameTime, out) => {
  expect(outOf(side(gameTime), [absence('Josh Allen', rest)])).toEqual(out ? ['Josh Allen'] : []);
});

test('a side’s list holds its own players who are out of that game, in order', () => {
  const listed = [
    absence('Z. Last'),
    absence('A. First'),
    absence('Back By Then', { returns: '2026-11-25' }),
    absence('Maybe', { status: 'questionable' }),
    absence('Another Team', { teamKey: 'KC' }),
  ];
  expect(outOf(side('2026-11-29T18:00:00Z'), listed)).toEqual(['A. First', 'Z. Last']);
});

const reported = (last: string | undefined, ...absences: Absence[]) => {
  const of = side('2026-11-22T18:00:00Z');
  return {
    league: 'NFL',
    last,
    out: outOf(of, absences),
    isQuestionable: (name: string) => isQuestionable(of, name, absences),
  } as const;
};

test('the last starter is expected, and said to be questionable where he is', () => {
  expect(lastQuarterback(reported('Josh Allen'))).toEqual({
    name: 'Josh Allen',
    status: 'expected',
    basis: 'last starter',
  });
  const doubt = absence('Josh Allen Jr.', { status: 'questionable' });
  expect(lastQuarterback(reported('Josh Allen', doubt))?.basis).toBe('questionable');
});

test('not where he is out, however his name is spelled, nor before a season’s first game', () => {
  expect(lastQuarterback(reported('C.J. Stroud', absence('CJ Stroud')))).toBeUndefined();
  expect(lastQuarterback(reported(undefined))).toBeUndefined();
});

test('then the first of the chart who is not out himself', () => {
  const chart = ['Josh Allen', 'A. Back', 'B. Back'];
  const nameOf = (...out: Absence[]) => firstOnChart(reported('Josh Allen', ...out), chart)?.name;
  expect(nameOf(absence('Josh Allen'))).toBe('A. Back');
  expect(nameOf(absence('Josh Allen'), absence('A. Back'))).toBe('B. Back');
  expect(nameOf(...chart.map((name) => absence(name)))).toBeUndefined();
});

test('a first choice who is questionable is said to be', () => {
  const doubt = absence('A. Back', { status: 'questionable' });
  const first = firstOnChart(reported('Josh Allen', absence('Josh Allen'), doubt), ['A. Back']);
  expect(first?.basis).toBe('questionable chart');
});

test('without a report the first of the chart who was not listed out before, as that', () => {
  const before = (...out: string[]) => ({ league: 'NFL', out }) as const;
  const chart = ['C.J. Stroud', 'A. Back'];
  const alone = { status: 'expected', basis: 'chart alone' };
  expect(firstOnChartAlone(before(), chart)).toEqual({ name: 'C.J. Stroud', ...alone });
  expect(firstOnChartAlone(before('CJ Stroud'), chart)).toEqual({ name: 'A. Back', ...alone });
  expect(firstOnChartAlone(before(...chart), chart)).toBeUndefined();
});

test('a list serves for a day', () => {
  const list = { names: ['A'], asOf: '2026-11-22T15:00:00Z' };
  expect(namesOut(list, '2026-11-23T15:00:00Z')).toEqual(['A']);
  expect(namesOut(list, '2026-11-23T15:00:01Z')).toBeUndefined();
  expect(namesOut({ ...list, names: [] }, NOW)).toEqual([]);
  expect(namesOut(undefined, NOW)).toBeUndefined();
});
