import { expect, test } from 'vitest';
import type { Announced, SideAhead } from '#domain/players/announced.ts';
import type { BoxLine } from '#domain/players/boxLine.ts';
import type { PlayerFinal } from '#domain/players/playerFinal.ts';
import { NHL_PLAYER_PARAMS as FITTED } from '../../../fitted/players/nhl.ts';
import { NHL_PLAYERS } from '../nhl.ts';
import { goaliesAhead, skatersAhead } from './ahead.ts';
import { type HockeyMemory, hockeySide, noHockeyMemory, roleOf, startedGoalie } from './state.ts';

const skater = (playerId: string, position?: string): BoxLine => ({
  ...{ playerId, name: `Player ${playerId}` },
  ...(position !== undefined && { position }),
  stats: { iceTime: 1000, shots: 2, goals: 0, assists: 1 },
});
const goalie = (playerId: string, iceTime: number, starter?: boolean): BoxLine => ({
  ...{ playerId, name: `Goalie ${playerId}`, position: 'G' },
  ...(starter !== undefined && { starter }),
  stats: { iceTime, saves: 20, goalsAgainst: 1 },
});
const side = (team: string, first: number, goalies: readonly BoxLine[]) => ({
  ...{ team, score: 3 },
  lines: [
    ...Array.from({ length: 12 }, (_, at) => skater(String(first + at), 'LW')),
    ...Array.from({ length: 6 }, (_, at) => skater(String(first + 12 + at), 'D')),
    ...goalies,
  ],
});
const final = (goalies: readonly BoxLine[]): PlayerFinal => ({
  ...{ season: 2027, date: '2026-11-22' },
  ...{ home: side('EDM', 100, goalies), away: side('COL', 200, [goalie('299', 3600)]) },
});
const learned = (games = 12): HockeyMemory => {
  const memory = noHockeyMemory();
  for (let game = 0; game < games; game++)
    NHL_PLAYERS.learn(memory, final([goalie(game % 3 === 2 ? '151' : '150', 3600)]));
  return memory;
};
const ahead = (players: readonly Announced[], more: Partial<SideAhead> = {}): SideAhead => ({
  ...{ team: 'EDM', opponent: 'COL', home: true, season: 2027, date: '2026-11-29' },
  ...{ postseason: false, lineUp: 'expected', players, ...more },
});

test('roles are the feed’s, else as known, else forward', () => {
  expect(['D', 'LD', 'C', 'RW', 'G', '', undefined].map(roleOf)).toEqual([
    ...['defense', 'defense', 'forward', 'forward', undefined, undefined, undefined],
  ]);
  const lines = [skater('112'), skater('999')];
  const { skaters } = hockeySide(learned(), { team: 'EDM', score: 1, lines });
  expect(skaters.map(({ role }) => role)).toEqual(['defense', 'forward']);
});

test('the goalie who began is the one the feed says, else the one with most ice time', () => {
  const started = (...lines: BoxLine[]) => startedGoalie({ team: 'EDM', score: 1, lines });
  expect(started(goalie('1', 900), goalie('2', 2700))).toBe('2');
  expect(started(goalie('1', 900, true), goalie('2', 2700, false))).toBe('1');
  expect(started(skater('3'))).toBeUndefined();
});

test('goalies may start as often as they did of late; an announced one does', () => {
  const memory = learned();
  const [first, second] = [
    { playerId: '150', position: 'G', chance: 1 },
    { playerId: '151', position: 'G', chance: 1 },
  ];
  const chances = goaliesAhead(memory, ahead([first, second])).map(({ chance }) => chance);
  expect(chances[0]).toBeGreaterThan(0.5);
  expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeCloseTo(1, 3);
  const told = { ...second, starts: true, chance: 0.9 };
  expect(goaliesAhead(memory, ahead([first, told]))).toEqual([{ playerId: '151', chance: 0.9 }]);
  const out = goaliesAhead(memory, ahead([{ ...first, chance: 0 }, second]));
  expect(out).toEqual([{ playerId: '151', chance: 1 }]);
});

test('a regular dresses if he is fit, as the report says; somebody new seldom', () => {
  const memory = learned(20);
  const chances = (players: readonly Announced[], more: Partial<SideAhead> = {}) =>
    skatersAhead(memory, ahead(players, more), FITTED.learn).map(({ chance }) => chance);
  const regular = { playerId: '100', position: 'LW', chance: 0.5 };
  const fresh = { playerId: '999', position: 'C', chance: 1 };
  expect(chances([regular, fresh, { ...fresh, chance: 0 }])).toEqual([0.5, 0.3]);
  expect(chances([fresh], { lineUp: 'out' })).toEqual([1]);
  const squad = NHL_PLAYERS.squadOf(
    memory,
    ahead(
      NHL_PLAYERS.expected(memory, 'EDM').map((one) =>
        one.playerId === '100' ? { ...one, chance: 0.5 } : one,
      ),
      { postseason: true },
    ),
  );
  expect(squad).toMatchObject({ shootOuts: false });
  expect(JSON.stringify(squad)).toContain('"playerId":"100","role":"forward","chance":0.5');
});
