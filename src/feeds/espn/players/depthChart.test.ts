import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badTexts, mutate, mutations } from '../../reading/mutations.fixture.ts';
import { parseDepthChart } from './depthChart.ts';

const ASKED = { position: 'QB', teamId: '2' };

const place = (abbreviation: unknown, ...names: unknown[]) => ({
  position: { abbreviation },
  athletes: names.map((displayName, index) => ({ id: String(index), displayName })),
});
const chart = (positions: unknown, more: object = {}) => ({
  team: { id: '2' },
  depthchart: [{ name: '3WR 1TE', positions }],
  ...more,
});

const namesOf = (answer: unknown) => {
  const read = parseDepthChart(answer, ASKED);
  return read.ok ? read.value : read.reason;
};

test('the quarterbacks of a chart, the first choice first', () => {
  const positions = { wr1: place('WR', 'A Wide'), qb: place('QB', 'Josh Allen', 'A. Back') };
  expect(namesOf(chart(positions))).toEqual(['Josh Allen', 'A. Back']);
});

test('of several charts the first that has the position, whatever the case of its key', () => {
  const depthchart = [
    { positions: { lde: place('DE', 'An End') } },
    { positions: { QB: { athletes: [{ displayName: 'Josh Allen' }] } } },
    { positions: { qb: place('QB', 'Another') } },
  ];
  expect(namesOf({ depthchart })).toEqual(['Josh Allen']);
});

test.each<[string, unknown, string | string[]]>([
  ['nothing', null, 'sent no depth chart with QB'],
  ['an empty answer', {}, 'sent no depth chart with QB'],
  ['no charts', { depthchart: [] }, 'sent no depth chart with QB'],
  ['a chart of references', chart({ qb: { athletes: [{ $ref: 'x' }] } }), 'sent no depth chart'],
  ['positions as a list', chart([place('RB', 'A')]), 'sent no depth chart'],
  ['another team', chart({ qb: place('QB', 'A') }, { team: { id: '3' } }), 'another team (3)'],
  ['nameless players among others', chart({ qb: place('QB', null, '', 'B') }), ['B']],
  ['a key that every object has', chart({ constructor: place('RB', 'A') }), 'sent no depth chart'],
])('%s', (_, answer, expected) => {
  expect(namesOf(answer)).toEqual(
    typeof expected === 'string' ? expect.stringContaining(expected) : expected,
  );
});

/** As the NHL's teams answered on 2026-09-02, with status 200. */
const WITHOUT_CHART = {
  timestamp: '2026-09-02T18:02:54Z',
  status: 'success',
  season: { year: 2026, type: 4, name: 'Off Season' },
  team: { id: '2', abbreviation: 'ANA', displayName: 'Anaheim Ducks' },
};

test.each([{}, { depthchart: [] }, { depthchart: null }])(
  'a team without a chart has nobody on it: %j',
  (more) => {
    expect(namesOf({ ...WITHOUT_CHART, ...more })).toEqual([]);
    expect(namesOf({ ...WITHOUT_CHART, ...more, team: { id: '25' } })).toContain('another team');
  },
);

test.each(['', {}, 7, [null], [{}], { qb: place('QB', 'A') }])(
  'a chart in a shape of its own is not none: %j',
  (depthchart) => {
    expect(namesOf({ ...WITHOUT_CHART, depthchart })).toBe('sent no depth chart with QB');
  },
);

test('mutations never throw and never let nonsense through', () => {
  const text = JSON.stringify(chart({ qb: place('QB', 'Josh Allen', 'A. Back') }));
  fc.assert(
    fc.property(mutations, (changes) => {
      const answer = JSON.parse(text);
      mutate(answer, changes);
      const read = parseDepthChart(answer, ASKED);
      if (read.ok) expect(badTexts(read.value)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
