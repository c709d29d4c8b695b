import type { SeasonRun } from '../run.ts';
import { type CrossTable, meetings } from './crossTable.ts';
import type { Criterion } from './rank.ts';

const NOBODY = new Int16Array();

/** The combined record of opponents, each counted `times` times, as a share won; 0 without any. */
function combinedShare(
  { wins, losses, draws }: SeasonRun,
  opponents: Int16Array,
  times: (opponent: number) => number,
): number {
  let halves = 0;
  let games = 0;
  for (let at = 0; at < opponents.length; at += 1) {
    const opponent = opponents[at] ?? 0;
    const count = times(opponent);
    const drawn = draws[opponent] ?? 0;
    const won = wins[opponent] ?? 0;
    halves += count * (2 * won + drawn);
    games += count * (won + (losses[opponent] ?? 0) + drawn);
  }
  return games === 0 ? 0 : halves / (2 * games);
}

/** Strength of victory: combined record of the opponents a team has beaten, each as often as beaten. */
export const strengthOfVictory =
  (table: CrossTable): Criterion =>
  (run, tied) =>
    tied.map((team) =>
      combinedShare(
        run,
        table.opponents[team] ?? NOBODY,
        (opponent) => table.won[team * table.teams + opponent] ?? 0,
      ),
    );

/** Strength of schedule: combined record of all opponents, each as often as met. */
export const strengthOfSchedule =
  (table: CrossTable): Criterion =>
  (run, tied) =>
    tied.map((team) =>
      combinedShare(run, table.opponents[team] ?? NOBODY, (opponent) =>
        meetings(table, team, opponent),
      ),
    );
