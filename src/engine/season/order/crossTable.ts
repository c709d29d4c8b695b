import type { SeasonRun } from '../run.ts';

/** Who beat whom how often in a run: counts by `team × teams + opponent`. Filled once a run, read by many criteria. */
export interface CrossTable {
  readonly teams: number;
  /** Games of the two; the same in every run. */
  readonly met: Uint8Array;
  /** Games that the team won. */
  readonly won: Uint8Array;
  /** Each team's opponents, once each; the same in every run. */
  readonly opponents: readonly Int16Array[];
  /** Reads a run's results. The schedule is read anew only when its arrays are others. */
  read(run: SeasonRun): void;
}

/** A table for seasons of `teams` teams. */
export function crossTable(teams: number): CrossTable {
  const met = new Uint8Array(teams * teams);
  const won = new Uint8Array(teams * teams);
  const opponents: Int16Array[] = [];
  let scheduled: SeasonRun['gamesOf'] | undefined;
  let cells = cellsOf([], [], teams);
  return {
    teams,
    met,
    won,
    opponents,
    read(run) {
      if (run.gamesOf !== scheduled) {
        scheduled = run.gamesOf;
        cells = cellsOf(run.home, run.away, teams);
        met.fill(0);
        for (const at of [...cells.home, ...cells.away]) met[at] = (met[at] ?? 0) + 1;
        opponents.splice(0, opponents.length, ...opponentsIn(met, teams));
      }
      won.fill(0);
      readResults(run, cells, won);
    },
  };
}

/** Each game's places in the table: home against away, and away against home. */
interface Cells {
  readonly home: Int32Array;
  readonly away: Int32Array;
}

function cellsOf(home: ArrayLike<number>, away: ArrayLike<number>, teams: number): Cells {
  const cell = (sides: ArrayLike<number>, others: ArrayLike<number>): Int32Array =>
    Int32Array.from(sides, (side, game) => side * teams + (others[game] ?? 0));
  return { home: cell(home, away), away: cell(away, home) };
}

/** Both sides are added to, by the sign bit of the margin: who wins is a coin's throw, which a branch would guess wrong half the time. */
function readResults({ homeScore, awayScore }: SeasonRun, cells: Cells, won: Uint8Array): void {
  const { home, away } = cells;
  for (let game = 0; game < homeScore.length; game += 1) {
    const margin = (homeScore[game] ?? 0) - (awayScore[game] ?? 0);
    const at = home[game] ?? 0;
    const other = away[game] ?? 0;
    won[at] = (won[at] ?? 0) + (-margin >>> 31);
    won[other] = (won[other] ?? 0) + (margin >>> 31);
  }
}

const opponentsIn = (met: Uint8Array, teams: number): Int16Array[] =>
  Array.from({ length: teams }, (_, team) =>
    Int16Array.from(
      Array.from({ length: teams }, (_, opponent) => opponent).filter(
        (opponent) => (met[team * teams + opponent] ?? 0) > 0,
      ),
    ),
  );

/** Games of `team` and `opponent`. */
export const meetings = ({ met, teams }: CrossTable, team: number, opponent: number): number =>
  met[team * teams + opponent] ?? 0;

/** Twice the games that `team` won against `opponent`, a draw counting one: 0 … 2 × meetings. */
export function halfWins({ met, won, teams }: CrossTable, team: number, opponent: number): number {
  const at = team * teams + opponent;
  return (met[at] ?? 0) + (won[at] ?? 0) - (won[opponent * teams + team] ?? 0);
}
