import { join } from 'node:path';
import { type Cells, countCell, day, orProblem, probability, textCell } from '../data/cells.ts';
import { type CsvProblem, optionalRows } from '../data/readRows.ts';

/** A player's data in one game, from the players' file. */
interface Snaps {
  readonly id: string;
  readonly name: string;
  readonly quarterback: boolean;
  /** Share of his team's offensive snaps, 0–1; undefined if not counted. */
  readonly share: number | undefined;
  readonly passes: number;
}

/** A quarterback as a file of starters names him. */
export interface SnapPlayer {
  readonly id: string;
  readonly name: string;
}

/** Who played for a team on a day; undefined if the file does not have the game. */
type SnapsOf = (date: string, team: string) => readonly Snaps[] | undefined;

interface PlayerGame extends Snaps {
  readonly game: string;
}

/** A player who threw nothing and had a smaller share of snaps did not start; a starter who left hurt has thrown. */
const FEW_SNAPS = 0.3;

const gameOf = (date: string, team: string): string => `${date}|${team}`;

/** Each team's snaps by player, from DIR/players/nfl_player_games.csv.gz if it exists. Throws a FileError if unreadable. */
export function readSnaps(folder: string): SnapsOf {
  const required = ['date', 'team', 'player_id', 'player', 'pos', 'offense_pct', 'attempts'];
  const path = join(folder, 'players', 'nfl_player_games.csv.gz');
  const games = Map.groupBy(optionalRows(path, { required, read }), ({ game }) => game);
  return (date, team) => games.get(gameOf(date, team));
}

const read = (row: Cells): PlayerGame | CsvProblem =>
  orProblem(() => ({
    game: gameOf(day(row, 'date'), textCell(row, 'team')),
    id: textCell(row, 'player_id'),
    name: textCell(row, 'player'),
    quarterback: row.pos === 'QB',
    share: probability(row, 'offense_pct'),
    passes: row.attempts ? countCell(row, 'attempts') : 0,
  }));

/**
 * Who started, if the file of starters names somebody: the named one, unless he threw no pass and took few of
 * the snaps. Then the quarterback with most of them did.
 */
export function whoStarted(named: SnapPlayer, played: readonly Snaps[] = []): SnapPlayer {
  const his = played.find(({ id }) => id === named.id);
  if (his && (his.passes > 0 || (his.share ?? 1) >= FEW_SNAPS)) return named;
  const [most] = played
    .filter(({ quarterback, share = 0 }) => quarterback && share > FEW_SNAPS)
    .toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0));
  return most ?? named;
}
