import { type Generator, uniform } from '../rng/generator.ts';
import type { GolfField } from './field.ts';
import type { GolfInputs } from './inputs.ts';
import type { FinishTally } from './tally.ts';

const PODIUM = 3;

/** Team scores of the run in the making. */
interface Teams {
  readonly total: Float64Array;
  /** One team's scores of a round, lowest first. */
  readonly scores: Float64Array;
}

export const newTeams = ({ teams }: GolfInputs): Teams => ({
  total: new Float64Array(teams.length),
  scores: new Float64Array(Math.max(1, ...teams.map(({ players }) => players.length))),
});

/** Adds the counting scores of the round just played: each team's given number of lowest scores. */
export function addRound(teams: Teams, field: GolfField, inputs: GolfInputs, round: number): void {
  const counting = inputs.counting[round] ?? 0;
  for (let t = 0; t < inputs.teams.length; t++) {
    const members = inputs.teams[t]?.players;
    if (members === undefined) continue;
    for (let m = 0; m < members.length; m++) {
      insert(teams.scores, m, field.round[members[m] ?? 0] ?? 0);
    }
    let sum = round === 0 ? 0 : (teams.total[t] ?? 0);
    for (let m = 0; m < members.length && m < counting; m++) sum += teams.scores[m] ?? 0;
    teams.total[t] = sum;
  }
}

/** Inserts a score among the `count` sorted ones. */
function insert(sorted: Float64Array, count: number, score: number): void {
  let at = count;
  while (at > 0 && (sorted[at - 1] ?? 0) > score) {
    sorted[at] = sorted[at - 1] ?? 0;
    at -= 1;
  }
  sorted[at] = score;
}

/** Counts the winning team (a play-off with equal chances settles ties) and the first three, ties included. */
export function countTeams({ total }: Teams, tally: FinishTally, generator: Generator): void {
  let tied = 0;
  for (let t = 0; t < total.length; t++) {
    const ahead = teamsAhead(total, t);
    if (ahead === 0) tied += 1;
    if (ahead < PODIUM) tally.teamPodiums[t] = (tally.teamPodiums[t] ?? 0) + 1;
  }
  let skip = tied <= 1 ? 0 : Math.floor(uniform(generator) * tied);
  for (let t = 0; t < total.length; t++) {
    if (teamsAhead(total, t) > 0) continue;
    if (skip === 0) {
      tally.teamWins[t] = (tally.teamWins[t] ?? 0) + 1;
      return;
    }
    skip -= 1;
  }
}

function teamsAhead(total: Float64Array, team: number): number {
  const own = total[team] ?? 0;
  let ahead = 0;
  for (let other = 0; other < total.length; other++) if ((total[other] ?? 0) < own) ahead += 1;
  return ahead;
}
