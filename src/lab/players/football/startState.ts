import { join } from 'node:path';
import type { PlayersStart, StartPlayer } from '#engine/fitted/players/start/index.ts';
import { learnFootball } from '#engine/players/football/state/learn.ts';
import { addPasser } from '#engine/players/leagues/football/finalBox.ts';
import { noFootballMemory } from '#engine/players/leagues/football/state.ts';
import { DEFENSE_POSITION, defenseIdOf } from '#engine/players/leagues/football/unitIds.ts';
import { NFL_PLAYERS } from '#engine/players/leagues/nfl.ts';
import { FEED_FACTS } from '#feeds/leagues/index.ts';
import { type Cells, orProblem, textCell } from '../../data/cells.ts';
import { type CsvProblem, optionalRows } from '../../data/readRows.ts';
import { productId, sourceNames } from '../start/sourceNames.ts';
import { keepSince, startPlayersState } from '../start/startState.ts';
import { readFootballFiles } from './games.ts';

/** The NFL's start state: every game of the files, and each team's kicker by its newest chart. */
export function footballStart(folder: string): PlayersStart {
  const { games } = readFootballFiles(folder);
  const memory = noFootballMemory();
  for (const { box, passers } of games) {
    learnFootball(memory, NFL_PLAYERS.params as Parameters<typeof learnFootball>[1], box);
    for (const side of ['home', 'away'] as const)
      if (passers[side]) addPasser(memory, box[side].team, passers[side]);
  }
  const last = games.at(-1);
  keepSince(memory.players, last?.season ?? 0);
  const kickers = readKickers(folder);
  for (const { team, playerId } of kickers) memory.kickers[team] = playerId;
  const names = sourceNames(join(folder, 'players/nfl_player_games.csv.gz'), {
    ...{ id: 'player_id', feedId: 'espn_id', name: 'player', position: 'pos' },
  });
  for (const { playerId, name } of kickers)
    names.set(playerId, { productId: playerId, name, position: 'PK' });
  return startPlayersState(NFL_PLAYERS, memory, names, last?.date ?? '', defenses());
}

/** Every team's defense, under its own name. */
const defenses = (): StartPlayer[] =>
  FEED_FACTS.NFL.teams.flatMap(({ team: { ratingKey: team, shortName } }) =>
    team === undefined
      ? []
      : [
          {
            ...{ playerId: defenseIdOf(team), name: `${shortName} defense` },
            ...{ team, position: DEFENSE_POSITION },
          },
        ],
  );

/** First kickers of the newest rosters. */
const readKickers = (folder: string): readonly StartPlayer[] =>
  optionalRows(join(folder, 'players/nfl_rosters.csv.gz'), {
    required: ['team', 'player_id', 'espn_id', 'player', 'pos', 'depth'],
    read: (row: Cells): (StartPlayer & { readonly depth: string }) | CsvProblem =>
      orProblem(() => ({
        playerId: productId(textCell(row, 'player_id'), row.espn_id ?? ''),
        name: textCell(row, 'player'),
        team: textCell(row, 'team'),
        position: row.pos ?? '',
        depth: row.depth ?? '',
      })),
  }).filter(({ position, depth }) => position === 'K' && depth === '1');
