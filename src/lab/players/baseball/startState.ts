import { join } from 'node:path';
import { FITTED_BASEBALL } from '#engine/fitted/players/baseball.ts';
import type { PlayersStart } from '#engine/fitted/players/start/index.ts';
import { learnBaseball } from '#engine/players/baseball/learn.ts';
import {
  type BaseballMemory,
  learnStarters,
  noBaseballMemory,
} from '#engine/players/leagues/baseball/state.ts';
import { MLB_PLAYERS } from '#engine/players/leagues/mlb.ts';
import { type SourceName, sourceNames } from '../start/sourceNames.ts';
import { keepSince, startPlayersState } from '../start/startState.ts';
import { type BaseballGame, readBaseballGames } from './games.ts';
import { namesOfUnmapped } from './unmappedIds.ts';

/**
 * MLB's start state: every game of the files. Batters' rates are of the seasons whose box scores are in hand; who bats where, and
 * starters, of all. Whom no file names is left out.
 */
export function baseballStart(folder: string): PlayersStart {
  const { games } = readBaseballGames(folder);
  const played = games.filter(({ home, away }) => home.lineup.length > 0 && away.lineup.length > 0);
  const last = played.at(-1);
  const memory = noBaseballMemory();
  for (const game of games) {
    if (last && game.date > last.date) break;
    learnBaseball(memory, game, FITTED_BASEBALL.params);
    see(memory, game);
  }
  keepSince(memory.people, last?.season ?? 0);
  const people = Object.entries(memory.people).map(([id, { team }]) => [id, team] as const);
  const names = new Map([...namesOfUnmapped(folder, people), ...namesIn(folder)]);
  for (const id of Object.keys(memory.people)) if (!names.has(id)) delete memory.people[id];
  for (const table of [memory.batters, memory.pitchers])
    for (const id of Object.keys(table)) if (!memory.people[id]) delete table[id];
  return startPlayersState(MLB_PLAYERS, memory, names, last?.date ?? '');
}

/** Who started, at bat and on the mound; a position is known of pitchers alone. */
function see(memory: BaseballMemory, { season, home, away }: BaseballGame): void {
  for (const { team, lineup, starter } of [home, away]) {
    for (const { playerId } of lineup) memory.people[playerId] = { team, position: '', season };
    if (starter) memory.people[starter.playerId] = { team, position: 'SP', season };
    const order = [...lineup].sort((one, other) => one.slot - other.slot);
    const ids = order.map(({ playerId }) => playerId);
    learnStarters(memory, team, ids, starter?.playerId);
  }
}

/** Names by MLB's own ids, with the feed's number where the map has it. */
function namesIn(folder: string): ReadonlyMap<string, SourceName> {
  const players = (name: string): string => join(folder, 'players', name);
  const mapped = sourceNames(players('mlb_player_ids.csv.gz'), {
    ...{ id: 'mlbam_id', feedId: 'espn_id', name: 'player', position: 'pos' },
  });
  const started = sourceNames(join(folder, 'mlb_starts.csv.gz'), {
    ...{ id: 'pitcher_id', name: 'pitcher' },
  });
  const batted = sourceNames(players('mlb_lineups_dk.csv.gz'), { id: 'mlbam_id', name: 'player' });
  return new Map([...started, ...batted, ...mapped]);
}
