import { join } from 'node:path';
import { FITTED_BASKETBALL_PLAYERS } from '#engine/fitted/players/basketball.ts';
import type { PlayersStart } from '#engine/fitted/players/start/index.ts';
import { learnBasketball } from '#engine/players/basketball/learn.ts';
import { noPlayers } from '#engine/players/basketball/state.ts';
import { basketballLeague } from '#engine/players/leagues/basketball/league.ts';
import { sourceNames } from '../start/sourceNames.ts';
import { keepSince, startPlayersState } from '../start/startState.ts';
import { readBoxes } from './readBoxes.ts';

/** A league's start state: every box score of the files. */
export function basketballStart(league: 'NBA' | 'WNBA', folder: string): PlayersStart {
  const params = FITTED_BASKETBALL_PLAYERS[league];
  const { boxes } = readBoxes(folder, league);
  const state = noPlayers();
  for (const box of boxes) learnBasketball(params, state, box);
  const last = boxes.at(-1);
  keepSince(state.players, last?.season ?? 0);
  const id = league === 'NBA' ? { id: 'player_id' } : { id: 'espn_id', feedId: 'espn_id' };
  const file = `players/${league.toLowerCase()}_player_games.csv.gz`;
  const names = sourceNames(join(folder, file), { ...id, name: 'player', position: 'pos' });
  return startPlayersState(basketballLeague(league, params), state, names, last?.date ?? '');
}
