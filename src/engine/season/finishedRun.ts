import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonRun } from './run.ts';

/** What a finished season still asks of chance. */
export type Chance = Pick<SeasonRun, 'playOne' | 'uniform'>;

/** Number of each name by first appearance. */
function numbered(names: readonly string[]): Int16Array {
  const numbers = new Map<string, number>();
  return Int16Array.from(names, (name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  });
}

/** The one run of a season whose regular games are all played; games left are not in it. */
export function finishedRun(inputs: SeasonInputs, chance: Chance): SeasonRun {
  const { teams, conferences, divisions, played, postseason } = inputs;
  const count = () => new Int16Array(teams.length);
  const run: SeasonRun = {
    teams: teams.length,
    conference: numbered(conferences),
    division: numbered(divisions.map((division, team) => `${conferences[team]}|${division}`)),
    home: Int16Array.from(played.home),
    away: Int16Array.from(played.away),
    homeScore: Int16Array.from(played.homeScore),
    awayScore: Int16Array.from(played.awayScore),
    extra: Uint8Array.from(played.extra),
    gamesOf: teams.map((_, team) =>
      Int32Array.from(
        [...played.home.keys()].filter(
          (game) => played.home[game] === team || played.away[game] === team,
        ),
      ),
    ),
    wins: count(),
    losses: count(),
    draws: count(),
    extraLosses: count(),
    scored: new Int32Array(teams.length),
    conceded: new Int32Array(teams.length),
    ...chance,
    postseasonWins: (one, other) => {
      let won = 0;
      for (const [game, home] of postseason.home.entries()) {
        const away = postseason.away[game];
        const margin = (postseason.homeScore[game] ?? 0) - (postseason.awayScore[game] ?? 0);
        if (home === one && away === other && margin > 0) won += 1;
        if (home === other && away === one && margin < 0) won += 1;
      }
      return won;
    },
  };
  for (const [game, home] of played.home.entries()) {
    const away = played.away[game] ?? 0;
    const homeScore = played.homeScore[game] ?? 0;
    const awayScore = played.awayScore[game] ?? 0;
    const late = (played.extra[game] ?? 0) > 0;
    tally(run, home, homeScore, awayScore, late);
    tally(run, away, awayScore, homeScore, late);
  }
  return run;
}

/** Counts one side of a game. */
function tally(run: SeasonRun, team: number, own: number, other: number, late: boolean): void {
  const add = (list: Int16Array | Int32Array, value: number) => {
    list[team] = (list[team] ?? 0) + value;
  };
  add(run.scored, own);
  add(run.conceded, other);
  if (own > other) add(run.wins, 1);
  else if (own === other) add(run.draws, 1);
  else add(late ? run.extraLosses : run.losses, 1);
}
