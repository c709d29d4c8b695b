import { expect, test } from 'vitest';
import type { Announced, SideAhead } from '#domain/players/announced.ts';
import type { BoxLine } from '#domain/players/boxLine.ts';
import type { PlayerFinal } from '#domain/players/playerFinal.ts';
import { NFL_PLAYERS } from '../nfl.ts';
import { footballSituation } from './ahead.ts';
import { footballBox } from './finalBox.ts';
import { noFootballMemory } from './state.ts';

const PARAMS = NFL_PLAYERS.params as Parameters<typeof footballSituation>[1];

const line = (playerId: string, stats: BoxLine['stats'], position?: string): BoxLine => ({
  ...{ playerId, name: `Player ${playerId}`, stats },
  ...(position !== undefined && { position }),
});

const LINES = [
  line('1', { passingAttempts: 30, completions: 20, passingYards: 240, passingTouchdowns: 2 }),
  line('2', { carries: 15, rushingYards: 60, rushingTouchdowns: 1, targets: 2, receptions: 2 }),
  line('3', { targets: 9, receptions: 7, receivingYards: 90, receivingTouchdowns: 2 }),
  line('4', { targets: 5, receptions: 4, receivingYards: 40 }, 'TE'),
  line('5', { passingAttempts: 1 }, 'QB'),
  line('6', { kickerPoints: 9 }),
];
const FINAL: PlayerFinal = {
  ...{ season: 2026, date: '2026-11-22' },
  home: { team: 'KC', score: 30, lines: LINES },
  away: {
    team: 'BUF',
    score: 10,
    lines: LINES.map((one) => ({ ...one, playerId: `1${one.playerId}` })),
  },
};

const ahead = (players: readonly Announced[], more: Partial<SideAhead> = {}): SideAhead => ({
  ...{ team: 'KC', opponent: 'BUF', home: true, season: 2026, date: '2026-11-29' },
  ...{ postseason: false, lineUp: 'expected', players, ...more },
});
const who = (playerId: string, position: string, more: Partial<Announced> = {}): Announced => ({
  ...{ playerId, position, chance: 1, ...more },
});

const learned = () => {
  const memory = noFootballMemory();
  NFL_PLAYERS.learn(memory, FINAL);
  return memory;
};

test('a box score without positions says them by what was done; the feed’s and what is known go first', () => {
  const box = footballBox(noFootballMemory(), FINAL);
  expect(box.home.lines.map(({ position }) => position)).toEqual(['QB', 'RB', 'WR', 'TE', 'QB']);
  const memory = learned();
  const again = { ...FINAL.home, lines: [line('3', { carries: 4, targets: 1, receptions: 1 })] };
  expect(footballBox(memory, { ...FINAL, home: again }).home.lines[0]?.position).toBe('WR');
});

test('shares of snaps stay unknown, catches and runs are learned', () => {
  const { players } = learned();
  expect(players['3']?.snaps).toEqual([0, 0]);
  expect(players['3']?.catching).toEqual([7, 9]);
  expect(players['2']?.carryYards).toEqual([60, 15]);
  expect(players['6']).toBeUndefined();
});

test('who kicked and who threw most is remembered, and expected beside the others', () => {
  const memory = learned();
  expect(memory.kickers).toEqual({ KC: '6', BUF: '16' });
  expect(memory.passers.KC).toEqual(['1']);
  const expected = NFL_PLAYERS.expected(memory, 'KC');
  expect(expected.filter(({ position }) => position === 'QB')).toEqual([
    who('1', 'QB', { depth: 1 }),
    who('5', 'QB', { depth: 2 }),
  ]);
  expect(expected.at(-1)).toEqual(who('6', 'PK', { depth: 1 }));
});

test('the quarterback announced to start goes first, then the chart, then who threw last', () => {
  const memory = learned();
  const passers = (...players: Announced[]) =>
    footballSituation(memory, PARAMS, ahead(players)).passers;
  expect(passers(who('7', 'QB', { depth: 1 }), who('5', 'QB', { depth: 2 }))).toEqual(['7', '5']);
  expect(passers(who('7', 'QB', { depth: 1 }), who('5', 'QB', { starts: true }))[0]).toBe('5');
  expect(passers(who('5', 'QB'), who('1', 'QB'))).toEqual(['1', '5']);
  expect(passers(who('1', 'QB', { chance: 0 }), who('5', 'QB', { depth: 2 }))).toEqual(['5']);
});

test('a chance to be fit is times the coach’s; with the line-up out it stands alone', () => {
  const memory = learned();
  const chance = (player: Announced, more: Partial<SideAhead> = {}) =>
    footballSituation(memory, PARAMS, ahead([player], more)).players[0]?.chance ?? 0;
  const fit = chance(who('3', 'WR'));
  expect(fit).toBeGreaterThan(0.8);
  expect(fit).toBeLessThan(1);
  expect(chance(who('3', 'WR', { chance: 0.5 }))).toBeCloseTo(fit / 2, 9);
  expect(chance(who('3', 'WR', { chance: 0.5 }), { lineUp: 'out' })).toBe(0.5);
  expect(chance(who('1', 'QB', { chance: 0.5, starts: true }))).toBe(0.5);
  expect(chance(who('3', 'WR', { chance: 0 }))).toBe(0);
});

test('the likeliest kicker announced kicks, else who kicked last, else somebody unknown; defenses have ids', () => {
  const memory = learned();
  const kicker = (team: string, ...players: Announced[]) =>
    footballSituation(memory, PARAMS, ahead(players, { team })).kickerId;
  expect(kicker('KC', who('8', 'PK', { depth: 1 }), who('6', 'PK', { chance: 0 }))).toBe('8');
  expect(kicker('KC', who('3', 'WR'))).toBe('6');
  expect(kicker('DAL', who('3', 'WR'))).toBe('npkdal');
  expect(footballSituation(memory, PARAMS, ahead([])).defenseId).toBe('ndstkc');
});

test('too few known, or nobody to throw, is no squad', () => {
  const memory = learned();
  const roster = [who('1', 'QB'), who('2', 'RB'), who('3', 'WR'), who('4', 'TE')];
  expect(NFL_PLAYERS.squadOf(memory, ahead(roster))).toBeDefined();
  expect(NFL_PLAYERS.squadOf(memory, ahead(roster.slice(1)))).toBeUndefined();
  expect(NFL_PLAYERS.squadOf(memory, ahead([who('9', 'QB')]))).toBeUndefined();
});
