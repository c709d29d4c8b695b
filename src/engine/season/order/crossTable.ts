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
  return {
    teams,
    met,
    won,
    opponents,
    read(run) {
      if (run.gamesOf !== scheduled) {
        scheduled = run.gamesOf;
        readSchedule(run, teams, met);
        opponents.splice(0, opponents.length, ...opponentsIn(met, teams));
      }
      won.fill(0);
      readResults(run, teams, won);
    },
  };
}

function readSchedule({ home, away }: SeasonRun, teams: number, met: Uint8Array): void {
  met.fill(0);
  for (let game = 0; game < home.length; game += 1) {
    const one = home[game] ?? 0;
    const other = away[game] ?? 0;
    met[one * teams + other] = (met[one * teams + other] ?? 0) + 1;
    met[other * teams + one] = (met[other * teams + one] ?? 0) + 1;
  }
}

function readResults(run: SeasonRun, teams: number, won: Uint8Array): void {
  const { home, away, homeScore, awayScore } = run;
  for (let game = 0; game < home.length; game += 1) {
    const margin = (homeScore[game] ?? 0) - (awayScore[game] ?? 0);
    const one = home[game] ?? 0;
    const other = away[game] ?? 0;
    const at = margin > 0 ? one * teams + other : other * teams + one;
    if (margin !== 0) won[at] = (won[at] ?? 0) + 1;
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
