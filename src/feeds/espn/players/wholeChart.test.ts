import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mutate, mutations } from '../../reading/mutations.fixture.ts';
import { createReducer } from '../../reading/streamed/reducer.ts';
import { CHART_KEPT, depthOf, parseWholeChart } from './wholeChart.ts';

// Shapes as the feed sent them on 2026-09-02; names and numbers are ours.
const place = (abbreviation: string, ...ids: readonly string[]) => ({
  position: { id: '1', abbreviation, leaf: true, parent: { abbreviation: 'X' } },
  athletes: ids.map((id) => ({
    id,
    uid: `s:20~l:28~a:${id}`,
    displayName: `Player ${id}`,
    links: [{ href: `https://www.espn.com/nfl/player/_/id/${id}` }],
    injuries: [],
  })),
});
const chart = (name: string, positions: object) => ({ id: '1', name, positions });
const TEAM = { id: '12', abbreviation: 'KC' };
const FOOTBALL = {
  team: TEAM,
  depthchart: [
    chart('3WR 1TE', {
      wr1: place('WR', '1', '4'),
      wr2: place('WR', '2', '5', '6'),
      qb: place('QB', '9', '10'),
      rb: place('RB', '20'),
    }),
    chart('Special Teams', { pr: place('PR', '6', '20'), pk: place('PK', '30') }),
  ],
};
const NHL = { timestamp: '2026-09-02T18:02:54Z', status: 'success', team: TEAM };

const depths = (answer: unknown, ...asked: readonly (readonly [string, string])[]) => {
  const read = parseWholeChart(answer, { teamId: '12' });
  if (!read.ok) return read.reason;
  return asked.map(([id, position]) => depthOf(read.value.get(id) ?? [], position));
};

test('football: each receiver’s list has a first; returns say nothing', () => {
  expect(
    depths(
      FOOTBALL,
      ['1', 'WR'],
      ['2', 'WR'],
      ['5', 'WR'],
      ['6', 'WR'],
      ['10', 'QB'],
      ['30', 'PK'],
    ),
  ).toEqual([1, 1, 2, 3, 2, 1]);
  expect(depths(FOOTBALL, ['20', 'WR'], ['99', 'WR'])).toEqual([1, undefined]);
});

test('basketball: a guard by his best place on the one chart; baseball: his own position first', () => {
  const nba = chart('Depth Chart', { pg: place('PG', '1', '2'), sg: place('SG', '3', '1') });
  expect(depths({ team: TEAM, depthchart: [nba] }, ['1', 'G'], ['2', 'G'])).toEqual([1, 2]);
  const mlb = chart('Depth Chart', { lf: place('LF', '7', '8'), dh: place('DH', '8') });
  expect(depths({ team: TEAM, depthchart: [mlb] }, ['8', 'LF'])).toEqual([2]);
});

test('a league without charts answers with the team alone: nobody has a place', () => {
  expect(depths(NHL, ['1', 'C'])).toEqual([undefined]);
});

test('another team’s chart is refused, and what is none', () => {
  expect(depths({ ...FOOTBALL, team: { id: '13' } })).toBe('answered for another team (13)');
  for (const answer of [undefined, [], { depthchart: [] }, 'text'])
    expect(depths(answer)).toBe('sent no depth chart');
});

test('mutations never throw, and its reduced text says the same', () => {
  const text = JSON.stringify(FOOTBALL);
  fc.assert(
    fc.property(mutations, (changes) => {
      const answer = JSON.parse(text);
      mutate(answer, changes);
      const read = parseWholeChart(answer, { teamId: '12' });
      if (!read.ok) return;
      for (const [id, places] of read.value) {
        expect(id).toMatch(/^\d{1,20}$/);
        for (const { depth } of places) expect(depth).toBeGreaterThan(0);
      }
    }),
    { numRuns: 200 },
  );
  const reducer = createReducer(CHART_KEPT);
  reducer.write(text);
  expect(parseWholeChart(JSON.parse(reducer.end()), { teamId: '12' })).toEqual(
    parseWholeChart(FOOTBALL, { teamId: '12' }),
  );
});
