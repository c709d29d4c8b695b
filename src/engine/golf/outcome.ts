import type { GolferCounts, GolfOutcome } from '#domain/outcomes/golf.ts';
import type { GolfInputs } from './inputs.ts';
import { FINISH_BINS, type FinishTally } from './tally.ts';

/** The counts of a simulation as plain JSON. */
export function golfOutcome(tally: FinishTally, inputs: GolfInputs): GolfOutcome {
  const idOf = (player: number): string => inputs.players[player]?.id ?? '';
  return {
    runs: tally.runs,
    cut: inputs.cut !== null,
    players: inputs.players.map(({ id }, at) => countsOf(tally, id, at, inputs.players.length)),
    pairs: inputs.pairs.map(([a, b], at) => ({
      a: idOf(a),
      b: idOf(b),
      wonByA: tally.pairs[at * 3] ?? 0,
      wonByB: tally.pairs[at * 3 + 1] ?? 0,
      tied: tally.pairs[at * 3 + 2] ?? 0,
    })),
    groups: inputs.groups.map(({ name, players }, at) => ({
      name,
      players: players.map(idOf),
      bestHeat: Array.from(tally.groups[at] ?? []),
    })),
    teams: inputs.teams.map(({ name }, at) => ({
      name,
      wins: tally.teamWins[at] ?? 0,
      podiums: tally.teamPodiums[at] ?? 0,
    })),
  };
}

function countsOf(tally: FinishTally, id: string, at: number, players: number): GolferCounts {
  const top = (n: number): number => tally.top[n * players + at] ?? 0;
  const heat = (n: number): number => tally.heat[n * players + at] ?? 0;
  return {
    id,
    wins: tally.wins[at] ?? 0,
    top5: top(0),
    top10: top(1),
    top20: top(2),
    top5Heat: heat(0),
    top10Heat: heat(1),
    top20Heat: heat(2),
    madeCut: tally.madeCut[at] ?? 0,
    firstRoundLeads: tally.firstRoundLeads[at] ?? 0,
    firstRoundHeat: tally.firstRoundHeat[at] ?? 0,
    positions: Array.from(tally.positions.subarray(at * FINISH_BINS, (at + 1) * FINISH_BINS)),
    rounds: tally.rounds[at] ?? 0,
    strokes: tally.strokes[at] ?? 0,
  };
}
