import { expect, test } from 'vitest';
import type { Announced } from '#domain/players/announced.ts';
import type { BoxLine } from '#domain/players/boxLine.ts';
import type { PlayerFinal } from '#domain/players/playerFinal.ts';
import { FITTED_BASEBALL } from '../../../fitted/players/baseball.ts';
import { MLB_PLAYERS } from '../mlb.ts';
import { startersOf } from './ahead.ts';
import { baseballBox } from './finalBox.ts';
import { orderOf } from './order.ts';
import { type BaseballMemory, noBaseballMemory } from './state.ts';

const { params } = FITTED_BASEBALL;
const batter = (
  playerId: string,
  starter: boolean,
  more: Record<string, number> = {},
): BoxLine => ({
  ...{ playerId, name: `Batter ${playerId}`, position: 'OF', starter },
  stats: { atBats: 4, hits: 1, homeRuns: 0, walks: 0, battingStrikeouts: 1, ...more },
});
const pitcher = (playerId: string, outs: number): BoxLine => ({
  ...{ playerId, name: `Pitcher ${playerId}`, position: 'SP' },
  stats: { outs, hitsAllowed: 6, walksAllowed: 2, earnedRuns: 2, strikeouts: 7 },
});
const side = (team: string, first: number, starter: number) => ({
  ...{ team, score: 3 },
  lines: [
    ...Array.from({ length: 9 }, (_, at) => batter(String(first + at), true)),
    pitcher(String(first + starter), 18),
    pitcher(String(first + 60), 9),
  ],
});
const final = (starter: number): PlayerFinal => ({
  ...{ season: 2026, date: '2026-07-04' },
  ...{ home: side('LAD', 100, starter), away: side('NYY', 200, starter) },
});
const learned = (): BaseballMemory => {
  const memory = noBaseballMemory();
  for (const starter of [50, 51, 52, 53, 54, 50, 51]) MLB_PLAYERS.learn(memory, final(starter));
  return memory;
};
const who = (playerId: string, more: Partial<Announced> = {}): Announced => ({
  ...{ playerId, position: 'OF', chance: 1, ...more },
});

test('what the feed does not count stays at what is known: extra bases, hit by pitch, steals', () => {
  const memory = noBaseballMemory();
  const home = { ...side('LAD', 100, 50), lines: [batter('1', true, { hits: 3, homeRuns: 1 })] };
  const [one] = baseballBox(
    memory,
    {
      ...final(50),
      home: { ...home, lines: [...side('LAD', 100, 50).lines.slice(0, 8), ...home.lines] },
    },
    params,
  ).home.batters.slice(-1);
  expect(one?.doubles).toBeGreaterThan(0.2);
  expect(one?.doubles).toBeLessThan(0.8);
  expect(one?.triples).toBeGreaterThan(0);
  expect((one?.doubles ?? 0) + (one?.triples ?? 0)).toBeLessThan(2);
  expect(one?.plateAppearances).toBeCloseTo(4 + (one?.hitByPitch ?? 0), 9);
  expect(one?.hitByPitch).toBeLessThan(0.1);
});

test('what it counts is taken as it is', () => {
  const told = {
    doubles: 1,
    triples: 0,
    hitByPitch: 1,
    plateAppearances: 6,
    stolenBases: 2,
    battingOrder: 3,
  };
  const lines = side('LAD', 100, 50).lines.map((line, at) =>
    at === 0 ? batter('100', true, told) : line,
  );
  const box = baseballBox(
    noBaseballMemory(),
    { ...final(50), home: { team: 'LAD', score: 3, lines } },
    params,
  );
  const { battingOrder: slot, ...others } = told;
  expect(box.home.batters[0]).toMatchObject({ ...others, slot });
});

test('starters bat in the order of the box score; who came in stands where the one before him does', () => {
  const lines = [...side('LAD', 100, 50).lines];
  lines.splice(2, 0, batter('199', false, { atBats: 1 }));
  const box = baseballBox(
    noBaseballMemory(),
    { ...final(50), home: { team: 'LAD', score: 3, lines } },
    params,
  );
  expect(box.home.batters.map(({ slot }) => slot)).toEqual([1, 2, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(box.home.batters[2]?.started).toBe(false);
});

test('a pitcher who began is the first; batters he faced without a count are nearly outs, hits and walks', () => {
  const { starter } = baseballBox(noBaseballMemory(), final(50), params).home;
  expect(starter).toMatchObject({ playerId: '150', outs: 18, battersFaced: 25.75, strikeouts: 7 });
  expect(starter?.homeRuns).toBeGreaterThan(0);
  expect(starter?.homeRuns).toBeLessThan(2);
});

test('a box score without nine starters teaches nothing of batters', () => {
  const lines = side('LAD', 100, 50).lines.slice(1);
  const box = baseballBox(
    noBaseballMemory(),
    { ...final(50), home: { team: 'LAD', score: 3, lines } },
    params,
  );
  expect(box.home.batters).toEqual([]);
});

test('the announced order stands; without one everybody bats where he did, and who is out leaves his place', () => {
  const memory = learned();
  const regulars = Array.from({ length: 9 }, (_, at) => who(String(100 + at)));
  expect(orderOf(memory, 'LAD', [who('1', { slot: 4 }), who('2')])).toEqual([
    { playerId: '1', slot: 4, chance: 1 },
  ]);
  const order = orderOf(memory, 'LAD', regulars);
  expect(order.map(({ playerId, slot }) => Number(playerId) - slot)).toEqual(Array(9).fill(99));
  const without = orderOf(memory, 'LAD', [
    ...regulars.map((one, at) => (at === 3 ? { ...one, chance: 0 } : one)),
    who('999'),
  ]);
  expect(without.find(({ playerId }) => playerId === '103')).toBeUndefined();
  expect(new Set(without.map(({ slot }) => slot)).size).toBe(8);
});

test('the announced pitcher starts, else the one whose turn it is may', () => {
  const memory = learned();
  const rotation = ['150', '151', '152', '153', '154'].map((id) => who(id, { position: 'SP' }));
  expect(startersOf(memory, 'LAD', rotation)).toEqual([{ playerId: '152', chance: 0.72 }]);
  const told = who('153', { position: 'SP', starts: true });
  expect(startersOf(memory, 'LAD', [...rotation, told])).toEqual([{ playerId: '153', chance: 1 }]);
  const batting = who('660', { position: 'SP', starts: true, slot: 2 });
  expect(startersOf(memory, 'LAD', [batting, told])[0]?.playerId).toBe('153');
  expect(startersOf(memory, 'NYM', rotation)).toEqual([]);
});
