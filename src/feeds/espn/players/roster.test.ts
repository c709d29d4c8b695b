import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeper } from '../../reading/jsonDepth.ts';
import { badTexts, mutate, mutations } from '../../reading/mutations.fixture.ts';
import { createReducer } from '../../reading/streamed/reducer.ts';
import { markOf } from '../ofLeague.ts';
import { parseRoster, ROSTER_KEPT } from './roster.ts';

const NFL = { teamId: '12', mark: markOf('football/nfl') };
const NBA = { teamId: '13', mark: markOf('basketball/nba') };

// Shapes as the feed sent them in May 2026; names and numbers are ours.
const athlete = (id: unknown, displayName: unknown, abbreviation: string, more: object = {}) => ({
  id,
  uid: `s:20~l:28~a:${id}`,
  fullName: displayName,
  displayName,
  jersey: '13',
  position: { id: '1', name: 'Any', abbreviation, leaf: true, parent: { abbreviation: 'OFF' } },
  injuries: [],
  status: { id: '1', name: 'Active', type: 'active', abbreviation: 'Active' },
  ...more,
});
const grouped = (...groups: readonly (readonly [string, readonly unknown[]])[]) => ({
  status: 'success',
  season: { year: 2026, type: 2 },
  athletes: groups.map(([position, items]) => ({ position, items })),
  coach: [{ id: '17553', firstName: 'A', lastName: 'Coach' }],
  team: { id: '12', abbreviation: 'KC', displayName: 'Kansas City Chiefs' },
});
const FOOTBALL = grouped(
  ['offense', [athlete('101', 'A. Passer', 'QB'), athlete('102', 'B. Back', 'RB')]],
  ['defense', [athlete('103', 'C. Corner', 'CB')]],
  ['specialTeam', [athlete('104', 'D. Kicker', 'PK')]],
  ['injuredReserveOrOut', [athlete('105', 'E. Hurt', 'WR')]],
  ['suspended', []],
  ['practiceSquad', [athlete('106', 'F. Extra', 'TE')]],
);

test('football’s groups are one roster; reserves and the practice squad are not active', () => {
  expect(parseRoster(FOOTBALL, NFL)).toEqual({
    ok: true,
    value: [
      { playerId: '101', name: 'A. Passer', position: 'QB' },
      { playerId: '102', name: 'B. Back', position: 'RB' },
      { playerId: '103', name: 'C. Corner', position: 'CB' },
      { playerId: '104', name: 'D. Kicker', position: 'PK' },
      { playerId: '105', name: 'E. Hurt', position: 'WR', inactive: 'Injured reserve or out' },
      { playerId: '106', name: 'F. Extra', position: 'TE', inactive: 'Practice squad' },
    ],
  });
});

test('basketball sends the players themselves, and a player’s own state', () => {
  const player = (id: string, status: object | undefined) =>
    athlete(id, `Player ${id}`, 'G', { uid: `s:40~l:46~a:${id}`, status });
  const answer = {
    team: { id: '13' },
    athletes: [
      player('1', undefined),
      player('2', { type: 'day-to-day', name: 'Day-To-Day' }),
      player('3', { type: 'suspension', name: 'Suspension' }),
      player('4', { type: 'out' }),
    ],
  };
  const read = parseRoster(answer, NBA);
  expect(read.ok && read.value.map(({ inactive }) => inactive)).toEqual([
    undefined,
    undefined,
    'Suspension',
    'out',
  ]);
});

test('who stands there twice counts once, and as inactive', () => {
  const answer = grouped(
    ['offense', [athlete('1', 'A B', 'WR')]],
    ['injuredReserveOrOut', [athlete('1', 'A B', 'WR')]],
    ['offense', [athlete('1', 'A B', 'WR')]],
  );
  expect(parseRoster(answer, NFL)).toMatchObject({
    value: [{ playerId: '1', inactive: 'Injured reserve or out' }],
  });
});

test('one odd player costs himself: no number, no name, another league’s', () => {
  const odd = [
    athlete('12a', 'No Number', 'WR'),
    athlete('7', '', 'WR'),
    athlete('8', 'x'.repeat(150), 'WR'),
    athlete('9', 'A Guard', 'G', { uid: 's:40~l:46~a:9' }),
    null,
    'text',
    athlete('10', 'Odd Place', '<b>'),
  ];
  expect(parseRoster(grouped(['offense', odd]), NFL)).toEqual({
    ok: true,
    value: [{ playerId: '10', name: 'Odd Place', position: '' }],
  });
});

test.each([
  ['another team’s', { ...FOOTBALL, team: { id: '13' } }, 'answered for another team (13)'],
  ['nobody', grouped(['offense', []]), 'sent no roster'],
  ['no list', { team: { id: '12' }, athletes: {} }, 'sent no roster'],
  ['nothing', undefined, 'sent no roster'],
])('refused: %s', (_, answer, reason) => {
  expect(parseRoster(answer, NFL)).toEqual({ ok: false, reason });
});

test('a roster without an end is read as far as any team’s', () => {
  const items = Array.from({ length: 5_000 }, (_, at) => athlete(String(at), `P ${at}`, 'WR'));
  const read = parseRoster(grouped(['offense', items]), NFL);
  expect(read.ok && read.value.length).toBe(150);
});

function textOf(answer: unknown): string | undefined {
  try {
    const text = JSON.stringify(answer);
    return isDeeper(text, 64) ? undefined : text;
  } catch {
    return undefined;
  }
}

test('mutations never throw and never let nonsense through, whole or reduced', () => {
  const text = JSON.stringify(FOOTBALL);
  fc.assert(
    fc.property(mutations, (changes) => {
      const answer = JSON.parse(text);
      mutate(answer, changes);
      const read = parseRoster(answer, NFL);
      const sent = textOf(answer);
      if (sent) {
        const reducer = createReducer(ROSTER_KEPT);
        reducer.write(sent);
        expect(parseRoster(JSON.parse(reducer.end()), NFL)).toEqual(
          parseRoster(JSON.parse(sent), NFL),
        );
      }
      if (!read.ok) return;
      expect(badTexts(read.value)).toEqual([]);
      for (const { playerId } of read.value) expect(playerId).toMatch(/^\d{1,20}$/);
    }),
    { numRuns: 200 },
  );
});
