import { join } from 'node:path';
import { NHL_PLAYER_PARAMS as FITTED } from '#engine/fitted/players/nhl.ts';
import type { PlayersStart } from '#engine/fitted/players/start/index.ts';
import { learnHockey } from '#engine/players/hockey/state.ts';
import { learnGoalie, noHockeyMemory } from '#engine/players/leagues/hockey/state.ts';
import { NHL_PLAYERS } from '#engine/players/leagues/nhl.ts';
import { sourceNames } from '../start/sourceNames.ts';
import { keepSince, startPlayersState } from '../start/startState.ts';
import { hockeyGames } from './games.ts';
import { readGoalies, readSkaters } from './rows.ts';

/** The NHL's start state: every game of the files. */
export function hockeyStart(folder: string): PlayersStart {
  const games = hockeyGames(readSkaters(folder).rows, readGoalies(folder).rows);
  const memory = noHockeyMemory();
  for (const game of games) {
    learnHockey(memory, game, FITTED.learn);
    for (const { starter, team, playerId } of game.goalies)
      if (starter) learnGoalie(memory, team, game.season, playerId);
  }
  const last = games.at(-1);
  keepSince(memory.skaters, last?.season ?? 0);
  keepSince(memory.goalies, last?.season ?? 0);
  const columns = { id: 'player_id', name: 'player', position: 'pos' };
  const names = new Map([
    ...sourceNames(join(folder, 'players/nhl_skater_games.csv.gz'), columns),
    ...sourceNames(join(folder, 'players/nhl_goalie_games.csv.gz'), columns),
  ]);
  return startPlayersState(NHL_PLAYERS, memory, names, last?.date ?? '');
}
