import { expect, test } from 'vitest';
import type { FootballBox, FootballLine, SideBox } from '../box.ts';
import { EXAMPLE_FOOTBALL_PARAMS } from '../football.fixture.ts';
import { footballPlayers } from '../model.ts';
import { missedBy, playingChance } from './chance.ts';
import { learnFootball } from './learn.ts';
import { type AnnouncedPlayer, expectedShares, footballSquad } from './squadOf.ts';
import { emptyFootballState, type FootballPlayersState, playerIn, teamIn } from './state.ts';

const line = (
  playerId: string,
  position: FootballLine['position'],
  snapShare: number,
  more: Partial<FootballLine>,
): FootballLine => ({
  playerId,
  position,
  snapShare,
  attempts: 0,
  completions: 0,
  passingYards: 0,
  passingTouchdowns: 0,
  interceptions: 0,
  carries: 0,
  rushingYards: 0,
  rushingTouchdowns: 0,
  targets: 0,
  receptions: 0,
  receivingYards: 0,
  receivingTouchdowns: 0,
  ...more,
});

const catches = (targets: number, receptions: number, receivingYards: number) => ({
  targets,
  receptions,
  receivingYards,
});

const side = (name: string, star: number): SideBox => ({
  team: name,
  score: 24,
  lines: [
    line(`${name}-qb`, 'QB', 1, {
      attempts: 34,
      completions: 22,
      passingYards: 250,
      passingTouchdowns: 1,
      carries: 3,
      rushingYards: 12,
    }),
    line(`${name}-rb`, 'RB', 0.7, { carries: 22, rushingYards: 95, ...catches(4, 3, 20) }),
    line(`${name}-wr1`, 'WR', 0.95, {
      ...catches(star, star - 4, 10 * star),
      receivingTouchdowns: 1,
    }),
    line(`${name}-wr2`, 'WR', 0.9, catches(24 - star, 10, 90)),
    line(`${name}-te`, 'TE', 0.8, catches(6, 4, 40)),
  ],
});

const box = (season: number, star: number): FootballBox => ({
  season,
  home: side('H', star),
  away: side('A', 12),
});

function after(games: number, star = 14): FootballPlayersState {
  const state = emptyFootballState();
  for (let game = 0; game < games; game++)
    learnFootball(state, EXAMPLE_FOOTBALL_PARAMS, box(2024, star));
  return state;
}

const announced = (
  names: readonly (readonly [string, AnnouncedPlayer['position']])[],
): AnnouncedPlayer[] =>
  names.map(([playerId, position]) => ({ playerId, position, chance: 1, depth: 0 }));

const EVERYBODY = [
  ['H-qb', 'QB'],
  ['H-rb', 'RB'],
  ['H-wr1', 'WR'],
  ['H-wr2', 'WR'],
  ['H-te', 'TE'],
] as const;

const squad = (state: FootballPlayersState, players = announced(EVERYBODY), season = 2024) =>
  footballSquad(state, EXAMPLE_FOOTBALL_PARAMS, {
    season,
    team: 'H',
    opponent: 'A',
    players,
    passers: ['H-qb'],
  });

const shareOf = (one: ReturnType<typeof squad>, playerId: string): number =>
  expectedShares(one, 'targets')[one.players.findIndex((p) => p.playerId === playerId)] ?? 0;

test('who gets the ball is expected to get it', () => {
  const known = squad(after(8, 18));
  expect(shareOf(known, 'H-wr1')).toBeGreaterThan(0.38);
  expect(shareOf(known, 'H-wr1')).toBeLessThan(0.56);
  expect(shareOf(known, 'H-wr2')).toBeLessThan(0.25);
});

test('nobody known: everybody as his position, and wide', () => {
  const known = squad(after(8));
  const unknown = squad(emptyFootballState());
  expect(shareOf(unknown, 'H-wr1')).toBeCloseTo(shareOf(unknown, 'H-wr2'), 9);
  expect(unknown.players[2]?.targetSpread).toBeGreaterThan(known.players[2]?.targetSpread ?? 1);
});

test('a new team leaves less of a role than the old one', () => {
  const state = after(8, 18);
  const before = playerIn(state, 'H-wr1', 'WR', 'H', 2024);
  const moved = playerIn(state, 'H-wr1', 'WR', 'B', 2024);
  expect(moved.targets[1]).toBeLessThan(before.targets[1]);
  expect(moved.targets[0] / moved.targets[1]).toBeCloseTo(before.targets[0] / before.targets[1], 9);
  expect(state.players['H-wr1']?.team).toBe('H');
});

test('an absence moves team-mates', () => {
  const state = after(8, 18);
  const without = squad(state, announced(EVERYBODY.filter(([playerId]) => playerId !== 'H-wr1')));
  expect(shareOf(without, 'H-wr2')).toBeGreaterThan(1.3 * shareOf(squad(state), 'H-wr2'));
  expect(shareOf(without, 'H-te')).toBeGreaterThan(shareOf(squad(state), 'H-te'));
});

test('a season later less is known', () => {
  const state = after(8);
  expect(teamIn(state, 'H', 2025).plays[1]).toBeLessThan(teamIn(state, 'H', 2024).plays[1]);
  expect(teamIn(state, 'H', 2025).recent).toEqual([]);
  expect(squad(state, announced(EVERYBODY), 2026).players[2]?.targetSpread).toBeGreaterThanOrEqual(
    squad(state).players[2]?.targetSpread ?? 1,
  );
});

test('games missed in a row are counted among those remembered', () => {
  const state = after(3);
  const team = teamIn(state, 'H', 2024);
  team.recent = [...team.recent, ['H-wr2']];
  expect(missedBy(team, 'H-wr2')).toBe('0');
  expect(missedBy(team, 'H-wr1')).toBe('1');
  expect(missedBy(team, 'nobody')).toBe('new');
});

test('a chance is the fitted one, or the report’s own word', () => {
  const at = { missed: '0', charted: true, regular: true } as const;
  expect(playingChance(EXAMPLE_FOOTBALL_PARAMS, { ...at, status: 'Questionable' })).toBe(0.8);
  expect(playingChance(EXAMPLE_FOOTBALL_PARAMS, { ...at, status: 'Out' })).toBe(0);
  expect(playingChance(EXAMPLE_FOOTBALL_PARAMS, { ...at, status: '' })).toBe(0.9);
});

test('a state is plain JSON and its squad can be drawn', () => {
  const state = after(6);
  const read: FootballPlayersState = JSON.parse(JSON.stringify(state));
  expect(squad(read)).toEqual(squad(state));
  expect(footballPlayers.prepare(squad(read), undefined).players).toHaveLength(5);
});
