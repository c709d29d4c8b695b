import { expect, test } from 'vitest';
import { countFinals } from './finals.ts';
import { fitHockeyPlayers } from './fit.ts';
import { type HockeyGame, hockeyGames } from './games.ts';
import { HOCKEY_LEARNING } from './learning.ts';
import type { GoalieRow, SkaterRow } from './rows.ts';
import { walkHockey } from './squads.ts';
import { squadsBefore } from './squadsBefore.ts';

const of = (game: string, team: string, season: number, playerId: string) => {
  const [date = '', home = ''] = game.split('|');
  const atHome = team === home;
  return { game, date, season, team, atHome, playerId, player: playerId, postseason: false };
};

/** One side's rows: twelve forwards and six defensemen, the first of whom scores all goals, each with two assists by others. */
function skaters(
  game: string,
  team: string,
  season: number,
  goals: number,
  absent = -1,
): SkaterRow[] {
  return Array.from({ length: 18 }, (_, at) => ({
    ...of(game, team, season, `${team}${at === absent ? 'call-up' : at}`),
    role: at < 12 ? ('forward' as const) : ('defense' as const),
    iceTime: at < 12 ? 1200 - 50 * at : 1400 - 60 * (at - 12),
    shots: (at % 3) + (at === 0 ? goals : 0),
    goals: at === 0 ? goals : 0,
    assists: at === 1 || at === 2 ? goals : 0,
  }));
}

const goalie = (game: string, team: string, season: number, goalsAgainst: number): GoalieRow => ({
  ...of(game, team, season, `${team}g`),
  ...{ starter: true, saves: 18, goalsAgainst },
});

/** Twenty-five days of one fixture in each of three seasons; in the last game the home side's best forward is missing. */
function played(): HockeyGame[] {
  const rows: SkaterRow[] = [];
  const goalies: GoalieRow[] = [];
  for (const season of [2020, 2021, 2022])
    for (let day = 1; day <= 25; day++) {
      const game = `${season - 1}-11-${String(day).padStart(2, '0')}|BOS|NYR`;
      const empty = day % 2;
      rows.push(...skaters(game, 'BOS', season, 3, season === 2022 && day === 25 ? 0 : -1));
      rows.push(...skaters(game, 'NYR', season, 1));
      goalies.push(goalie(game, 'BOS', season, 1), goalie(game, 'NYR', season, 3 - empty));
    }
  return hockeyGames(rows, goalies);
}

const GAMES = played();

test('both files become games in the order of days', () => {
  expect(GAMES).toHaveLength(75);
  expect(GAMES[0]).toMatchObject({ season: 2020, home: { team: 'BOS' }, away: { team: 'NYR' } });
  expect(GAMES[0]?.home.skaters).toHaveLength(18);
  expect(GAMES[0]?.goalies).toHaveLength(2);
});

test('finals are counted: assists of games with one goal, empty nets by the margin, no shoot-out where none was', () => {
  const counted = countFinals(GAMES);
  expect(counted.assists).toEqual([0, 0, 1]);
  expect(counted.emptyNet[2]?.[1]).toBeCloseTo(13 / 25, 9);
  expect(counted.shootOut.every((share) => share === 0)).toBe(true);
  expect(counted.relieved.every((share) => share === 0)).toBe(true);
});

test('a day’s finals are not known before its games', () => {
  const first = walkHockey(GAMES, HOCKEY_LEARNING).next();
  expect(first.value?.state.teams).toEqual({});
  let seen = 0;
  for (const { game, state } of walkHockey(GAMES, HOCKEY_LEARNING)) {
    expect(JSON.stringify(state)).not.toContain('call-up');
    if (game.season === 2022) seen += 1;
  }
  expect(seen).toBe(25);
});

test('an absent regular is out, who is new is in, and the chances come to eighteen', () => {
  for (const { game, state } of walkHockey(GAMES, HOCKEY_LEARNING)) {
    if (game !== GAMES.at(-1)) continue;
    const { home } = squadsBefore(state, game, HOCKEY_LEARNING);
    const ids = home.skaters.map(({ playerId }) => playerId);
    expect(ids).not.toContain('BOS0');
    expect(ids).toContain('BOScall-up');
    expect(home.skaters.reduce((sum, { chance }) => sum + chance, 0)).toBe(18);
    expect(home.goalies).toEqual([{ playerId: 'BOSg', chance: 1 }]);
  }
});

test('a fit says finite figures of the right size', () => {
  const { draw, learn } = fitHockeyPlayers(GAMES, HOCKEY_LEARNING);
  expect(draw.ice.forward).toBeCloseTo(12 * 925, 0);
  expect(draw.savedByMargin).toHaveLength(9);
  expect(draw.saved).toBeCloseTo(18, 0);
  expect(JSON.stringify({ draw, learn })).not.toContain('null');
});
