import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDeeper } from '../../reading/jsonDepth.ts';
import { badReasons, badTexts, mutate, mutations } from '../../reading/mutations.fixture.ts';
import { createReducer } from '../../reading/streamed/reducer.ts';
import { parseInjuries } from './injuries.ts';
import { REPORT_KEPT } from './report.ts';

const CONTEXT = {
  league: 'NFL',
  facts: { position: 'QB', doubtfulIsOut: true },
  keyOf: (name: string) => ({ 'Buffalo Bills': 'BUF', 'Kansas City Chiefs': 'KC' })[name],
} as const;
const NBA = { ...CONTEXT, league: 'NBA', facts: { doubtfulIsOut: false } } as const;

const injury = (displayName: unknown, status: unknown, more: object = {}) => ({
  status,
  date: '2026-11-21T20:11Z',
  athlete: { displayName, position: { abbreviation: 'QB' } },
  ...more,
});
const report = (injuries: unknown, team: unknown = 'Buffalo Bills') => ({
  timestamp: '2026-11-22T12:00:00Z',
  status: 'success',
  injuries: [{ id: '2', displayName: team, injuries }],
});

function absences(answer: unknown, context: Parameters<typeof parseInjuries>[1] = CONTEXT) {
  const read = parseInjuries(answer, context);
  if (!read.ok) throw new Error(read.reason);
  return read.value.absences;
}

test('a report is read team by team, with the day of the return in New York', () => {
  const answer = {
    injuries: [
      ...report([
        injury('Josh Allen', 'Out', { details: { returnDate: '2026-12-06' } }),
        injury('A. Back', 'Questionable', { details: { returnDate: '2026-11-30T02:00Z' } }),
      ]).injuries,
      ...report([injury('Patrick Mahomes', 'Injured Reserve')], 'Kansas City Chiefs').injuries,
    ],
  };
  expect(absences(answer)).toEqual([
    { teamKey: 'BUF', name: 'Josh Allen', status: 'out', returns: '2026-12-06' },
    { teamKey: 'BUF', name: 'A. Back', status: 'questionable', returns: '2026-11-29' },
    { teamKey: 'KC', name: 'Patrick Mahomes', status: 'out' },
  ]);
});

test.each([
  ['Out', 'out', 'out'],
  ['Out For Season', 'out', 'out'],
  ['Injured Reserve', 'out', 'out'],
  ['IR', 'out', 'out'],
  ['IR-R', 'out', 'out'],
  ['Suspension', 'out', 'out'],
  ['Physically Unable to Perform', 'out', 'out'],
  ['Non-Football Injury', 'out', 'out'],
  ['Doubtful', 'out', 'questionable'],
  ['Questionable', 'questionable', 'questionable'],
  ['Day-To-Day', 'questionable', 'questionable'],
  ['Active', undefined, undefined],
  ['Probable', undefined, undefined],
  ['Outstanding', undefined, undefined],
  ['', undefined, undefined],
  [null, undefined, undefined],
  [{}, undefined, undefined],
])('%j: in the NFL %s, in the NBA %s', (status, nfl, nba) => {
  const answer = report([injury('Josh Allen', status)]);
  expect(absences(answer)[0]?.status).toBe(nfl);
  expect(absences(answer, NBA)[0]?.status).toBe(nba);
});

test('without a status its type tells', () => {
  const of = (type: object) => absences(report([injury('A', undefined, { type })]))[0]?.status;
  expect(of({ description: 'out' })).toBe('out');
  expect(of({ name: 'INJURY_STATUS_INJURED_RESERVE' })).toBe('out');
  expect(of({ name: 'INJURY_STATUS_ACTIVE' })).toBeUndefined();
});

test('in the NFL quarterbacks alone are read, in the NBA everybody', () => {
  const guard = { athlete: { displayName: 'A Guard', position: { abbreviation: 'G' } } };
  const nobody = { athlete: { displayName: 'No Position' } };
  const answer = report([injury('', 'Out', guard), injury('', 'Out', nobody)]);
  expect(absences(answer)).toEqual([]);
  expect(absences(answer, NBA).map(({ name }) => name)).toEqual(['A Guard', 'No Position']);
});

test('who is listed twice counts as he was listed last', () => {
  const listed = [
    injury('Josh Allen', 'Out', { date: '2026-11-18T12:00Z' }),
    injury('Josh Allen', 'Active', { date: '2026-11-21T12:00Z' }),
    injury('A. Back', 'Questionable', { date: 'yesterday' }),
    injury('A. Back', 'Out', { date: '2026-11-18T12:00Z' }),
  ];
  expect(absences(report(listed))).toEqual([{ teamKey: 'BUF', name: 'A. Back', status: 'out' }]);
});

test('a team that nobody is listed of counts as read; one that is none is quarantined', () => {
  const answer = { injuries: [...report([]).injuries, ...report([], 'Boston Celtics').injuries] };
  expect(parseInjuries(answer, CONTEXT)).toEqual({
    ok: true,
    value: {
      absences: [],
      unread: new Set(),
      partial: true,
      quarantined: [{ item: 'injuries of Boston Celtics', reason: 'no team of the NFL' }],
    },
  });
});

test('of a team whose list cannot be read nothing is known: it is named, and never taken for one with everybody fit', () => {
  const [bills] = report([]).injuries;
  for (const injuries of [null, 'none', ['A. Back'], [injury('B. Back', 'Out'), 7]]) {
    const answer = {
      injuries: [{ ...bills, injuries }, ...report([], 'Kansas City Chiefs').injuries],
    };
    const read = parseInjuries(answer, CONTEXT);
    expect(read.ok && [...read.value.unread]).toEqual(['BUF']);
    expect(read.ok && read.value.quarantined).toMatchObject([
      { item: 'injuries of Buffalo Bills' },
    ]);
  }
  const clean = parseInjuries(report([injury('A. Back', 'Out')]), CONTEXT);
  expect(clean.ok && [clean.value.unread.size, clean.value.partial]).toEqual([0, false]);
});

describe('no report', () => {
  test.each<[string, unknown, string]>([
    ['nothing', null, 'sent no list of injuries'],
    ['text', 'injuries', 'sent no list of injuries'],
    ['an error', { code: 404 }, 'sent no list of injuries'],
    ['another shape', { injuries: {} }, 'sent no list of injuries'],
    ['an empty list, which would say that everybody plays', { injuries: [] }, 'names no team'],
    ['another league’s', report([injury('A', 'Out')], 'Boston Celtics'), 'names no team'],
    ['teams alone', { injuries: [null, 3, 'x', [], { displayName: 'Buffalo Bills' }] }, 'names no'],
  ])('%s', (_, answer, reason) => {
    expect(parseInjuries(answer, CONTEXT)).toEqual({
      ok: false,
      reason: expect.stringContaining(reason),
    });
  });
});

/** JSON text of an answer; undefined if it is nested deeper than allowed. */
function textOf(answer: unknown): string | undefined {
  try {
    const text = JSON.stringify(answer);
    return isDeeper(text, 64) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Reads a text whose unused parts are dropped while it arrives. */
function readReduced(text: string) {
  const reducer = createReducer(REPORT_KEPT);
  reducer.write(text);
  return parseInjuries(JSON.parse(reducer.end()), CONTEXT);
}

test('a list of more than any team has is not read in part', () => {
  const many = Array.from({ length: 400 }, (_, at) => injury(`Player ${at}`, 'Out'));
  const read = parseInjuries(report(many), CONTEXT);
  expect(read.ok && [...read.value.unread]).toEqual(['BUF']);
});

test('mutations never throw and never let nonsense through', () => {
  const text = JSON.stringify(
    report([injury('Josh Allen', 'Out', { details: { returnDate: '2026-12-06' } })]),
  );
  fc.assert(
    fc.property(mutations, (changes) => {
      const answer = JSON.parse(text);
      mutate(answer, changes);
      const read = parseInjuries(answer, CONTEXT);
      const sent = textOf(answer);
      if (sent) expect(readReduced(sent)).toEqual(parseInjuries(JSON.parse(sent), CONTEXT));
      if (!read.ok) return;
      const { absences: found, quarantined } = read.value;
      expect(badTexts(found)).toEqual([]);
      expect(badReasons(quarantined)).toEqual([]);
      for (const { name, returns = '2026-12-06' } of found) {
        expect(name).not.toBe('');
        expect(returns).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    }),
    { numRuns: 300 },
  );
});
