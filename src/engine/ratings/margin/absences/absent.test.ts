import { expect, test } from 'vitest';
import { absentOf, keepAbsences } from './absent.ts';
import { enlistOut } from './membership.ts';
import { freezeAbsences, thawAbsences } from './stored.ts';

const SIDE = { key: 'BOS', season: 2026, seasonGames: 3 };
const STAR = { team: 'BOS', season: 2025, minutes: 36, onCourt: 4 };
const BENCH = { team: 'BOS', season: 2025, minutes: 12, onCourt: -2 };
const GUEST = { team: 'LAL', season: 2025, minutes: 32, onCourt: 0 };

const league = () =>
  thawAbsences({ players: { star: STAR, bench: BENCH, guest: GUEST }, recent: {} });

test('a star is worth his minutes beyond a substitute and his on-court points; a substitute only the latter', () => {
  expect(absentOf(league(), SIDE, ['star'])).toEqual({ minutes: 14, onCourt: 3 });
  expect(absentOf(league(), SIDE, ['star', 'bench'])).toEqual({ minutes: 14, onCourt: 2.5 });
});

test('a name counts once; a name that nobody knows, and one of another team, take nothing off', () => {
  expect(absentOf(league(), SIDE, ['star', 'star'])).toEqual({ minutes: 14, onCourt: 3 });
  expect(absentOf(league(), SIDE, ['', 'constructor', 'guest'])).toEqual({
    minutes: 0,
    onCourt: 0,
  });
});

test('where no list was read a side lacks what it has lacked lately; an empty list says nobody', () => {
  const now = league();
  for (let game = 0; game < 30; game++) keepAbsences(now, SIDE, ['star']);
  expect(absentOf(now, SIDE, undefined).minutes).toBeCloseTo(14, 5);
  keepAbsences(now, SIDE, undefined);
  expect(absentOf(now, SIDE, undefined).minutes).toBeCloseTo(14, 5);
  expect(absentOf(now, SIDE, [])).toEqual({ minutes: 0, onCourt: 0 });
  keepAbsences(now, SIDE, []);
  expect(absentOf(now, SIDE, undefined).minutes).toBeLessThan(9);
  expect(absentOf(now, { ...SIDE, key: 'LAL' }, undefined)).toEqual({ minutes: 0, onCourt: 0 });
});

test('one who comes up in mid-season has played for the side; one listed from the start has not', () => {
  const later = { ...SIDE, seasonGames: 25 };
  expect(absentOf(league(), later, ['guest']).minutes).toBe(10);
  const now = league();
  enlistOut(now, SIDE, ['guest']);
  expect(absentOf(now, later, ['guest']).minutes).toBe(0);
});

test('traded while he is out, he takes nothing off his new team', () => {
  const now = league();
  const later = { ...SIDE, seasonGames: 25 };
  enlistOut(now, later, ['star']);
  const other = { key: 'LAL', season: 2026, seasonGames: 25 };
  enlistOut(now, other, ['star']);
  expect(absentOf(now, other, ['star']).minutes).toBe(0);
  expect(absentOf(now, later, ['star']).minutes).toBe(14);
});

test('players and recent absences survive being stored, in order of key; nothing is stored of a league without', () => {
  const now = league();
  keepAbsences(now, SIDE, ['star']);
  const stored = freezeAbsences(now);
  expect(Object.keys(stored?.players ?? {})).toEqual(['bench', 'guest', 'star']);
  expect(thawAbsences(stored)).toEqual(now);
  expect(freezeAbsences(thawAbsences(undefined))).toBeUndefined();
});
