import { expect, test } from 'vitest';
import { fitSoccerPlayers } from './fit.ts';
import { soccerGames } from './games.ts';
import { SOCCER_LEARNING } from './learning.ts';
import type { SoccerRow } from './rows.ts';
import type { SoccerGame } from './soccerGame.ts';
import { walkSoccer } from './squads.ts';

const POSITIONS = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;

/** One side's rows: eleven who start, of whom two are taken off, and two who come on. Who started is said from 2021 on. */
function rowsOf(game: string, team: string, season: number, goals: number): SoccerRow[] {
  const [date = '', home = ''] = game.split('|');
  return Array.from({ length: 13 }, (_, at) => ({
    ...{
      season,
      date,
      game,
      team,
      atHome: team === home,
      playerId: `${team}${at}`,
      player: `${at}`,
    },
    position: at === 0 ? 'goalkeeper' : (POSITIONS[1 + (at % 3)] ?? 'forward'),
    minutes: at > 10 ? 20 : at > 8 ? 70 : 90,
    started: season < 2021 ? undefined : at <= 10,
    goals: at === 1 ? goals : 0,
    ownGoals: at === 2 && team === home && date.endsWith('7') ? 1 : 0,
    assists: at === 3 ? goals : 0,
    shots: at === 0 ? 0 : 1 + (at === 1 ? goals : 0),
  }));
}

function played(): SoccerGame[] {
  const rows: SoccerRow[] = [];
  for (const season of [2020, 2021, 2022])
    for (let day = 10; day < 30; day++) {
      const game = `${season - 1}-11-${day}|Leeds|Fulham`;
      rows.push(...rowsOf(game, 'Leeds', season, 2), ...rowsOf(game, 'Fulham', season, 1));
    }
  return soccerGames(rows);
}

const GAMES = played();

test('who started is what the source says, or the eleven with the most minutes', () => {
  for (const { home } of GAMES)
    expect(home.players.filter(({ started }) => started).map(({ minutes }) => minutes)).toEqual([
      ...Array.from({ length: 9 }, () => 90),
      70,
      70,
    ]);
});

test('line-ups are known before a game, its finals are not', () => {
  const [first] = walkSoccer(GAMES, SOCCER_LEARNING);
  expect(first?.squads().home.players.filter(({ starts }) => starts === 1)).toHaveLength(11);
  let last: number | undefined;
  for (const { squads } of walkSoccer(GAMES, SOCCER_LEARNING)) {
    const scorer = squads().home.players.find(({ playerId }) => playerId === 'Leeds1');
    if (last !== undefined && scorer) expect(scorer.goals).toBeGreaterThanOrEqual(last * 0.8);
    last = scorer?.goals;
  }
  expect(last).toBeGreaterThan(0.2);
});

test('a fit counts own goals, assists, minutes and substitutes', () => {
  const { draw, learn } = fitSoccerPlayers(GAMES, SOCCER_LEARNING);
  expect(learn.substitutes).toBe(2);
  // Two days of twenty have an own goal beside three goals of players each.
  expect(draw.ownGoal).toBeCloseTo(4 / (4 + 120), 9);
  expect(draw.assisted).toBeCloseTo(120 / 124, 9);
  expect(draw.onMinutes.forward.every((minutes) => minutes === 20)).toBe(true);
  expect(draw.offMinutes.defender.every((minutes) => minutes === 70)).toBe(true);
  expect(JSON.stringify({ draw, learn })).not.toContain('null');
});
