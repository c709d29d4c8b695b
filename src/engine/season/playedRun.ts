import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonRun } from './run.ts';

/** What a season that is over still needs: the postseason's games and lots. */
export type Unplayed = Pick<SeasonRun, 'playOne' | 'postseasonWins' | 'uniform'>;

/** A run of a regular season that is over: its results are the inputs' finished games, and nothing is drawn. */
export function playedRun(inputs: SeasonInputs, unplayed: Unplayed): SeasonRun {
  const { played } = inputs;
  const teams = inputs.teams.length;
  const run: SeasonRun = {
    teams,
    conference: numbered(inputs.conferences),
    division: numbered(inputs.divisions.map((name, team) => `${inputs.conferences[team]}|${name}`)),
    home: Int16Array.from(played.home),
    away: Int16Array.from(played.away),
    homeScore: Int16Array.from(played.homeScore),
    awayScore: Int16Array.from(played.awayScore),
    extra: Uint8Array.from(played.extra),
    gamesOf: inputs.teams.map((_, team) =>
      Int32Array.from(played.home.keys()).filter(
        (game) => played.home[game] === team || played.away[game] === team,
      ),
    ),
    wins: new Int16Array(teams),
    losses: new Int16Array(teams),
    draws: new Int16Array(teams),
    extraLosses: new Int16Array(teams),
    scored: new Int32Array(teams),
    conceded: new Int32Array(teams),
    ...unplayed,
  };
  for (const game of played.home.keys()) {
    addSide(run, game, run.home, run.homeScore, run.awayScore);
    addSide(run, game, run.away, run.awayScore, run.homeScore);
  }
  return run;
}

/** Names as numbers by first appearance. */
function numbered(names: readonly string[]): Int16Array {
  const order = [...new Set(names)];
  return Int16Array.from(names, (name) => order.indexOf(name));
}

function addSide(
  run: SeasonRun,
  game: number,
  sides: Int16Array,
  own: Int16Array,
  others: Int16Array,
): void {
  const team = sides[game] ?? 0;
  const scored = own[game] ?? 0;
  const conceded = others[game] ?? 0;
  add(run.scored, team, scored);
  add(run.conceded, team, conceded);
  if (scored > conceded) add(run.wins, team, 1);
  else if (scored === conceded) add(run.draws, team, 1);
  else add(run.extra[game] ? run.extraLosses : run.losses, team, 1);
}

function add(counts: Int16Array | Int32Array, team: number, count: number): void {
  counts[team] = (counts[team] ?? 0) + count;
}
