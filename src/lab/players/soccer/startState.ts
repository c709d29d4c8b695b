import { join } from 'node:path';
import { EPL_PLAYER_PARAMS as FITTED } from '#engine/fitted/players/epl.ts';
import type { PlayersStart } from '#engine/fitted/players/start/index.ts';
import { EPL_PLAYERS } from '#engine/players/leagues/epl.ts';
import { noSoccerMemory } from '#engine/players/leagues/soccer/state.ts';
import { learnSoccer } from '#engine/players/soccer/state.ts';
import { sourceNames } from '../start/sourceNames.ts';
import { keepSince, startPlayersState } from '../start/startState.ts';
import { soccerGames } from './games.ts';
import { readPlayers } from './rows.ts';

/** The Premier League's start state: every game of the file. */
export function soccerStart(folder: string): PlayersStart {
  const games = soccerGames(readPlayers(folder).rows);
  const memory = noSoccerMemory();
  for (const game of games) learnSoccer(memory, game, FITTED.learn);
  const last = games.at(-1);
  keepSince(memory.players, last?.season ?? 0);
  const names = sourceNames(join(folder, 'players/epl_player_games.csv.gz'), {
    ...{ id: 'player_id', name: 'player', position: 'pos' },
  });
  return startPlayersState(EPL_PLAYERS, memory, names, last?.date ?? '');
}
