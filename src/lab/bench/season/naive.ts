import type { SeasonInputs } from '#domain/season/seasonInputs.ts';

/** A normal draw by Box and Muller (1958). */
const normal = (): number =>
  Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());

/** Poisson by Knuth's product of uniforms. */
function poisson(rate: number): number {
  const least = Math.exp(-rate);
  let goals = 0;
  for (let product = Math.random(); product > least; product *= Math.random()) goals += 1;
  return goals;
}

interface Row {
  wins: number;
  draws: number;
  margin: number;
}

/**
 * The same idea as first written down: each run draws strengths, then every game with a normal draw or two of Poisson, and keeps a
 * table by team; no tie-breaks, no postseason. What the engine's speed is compared with, on the same machine in the same minute.
 * @returns seasons won by each team, so that nothing is left out as useless
 */
export function playNaively(
  { teams, left, strengths }: SeasonInputs,
  runs: number,
): Map<string, number> {
  const titles = new Map<string, number>();
  const { unit, covariance, widening, goals } = strengths;
  const full = covariance.length > teams.length;
  for (let run = 0; run < runs; run += 1) {
    const strength = teams.map((_, team) => {
      const entry = full ? (team * (team + 1)) / 2 + team : team;
      return normal() * widening * Math.sqrt(covariance[entry] ?? 0);
    });
    const table = new Map(
      teams.map((team): [string, Row] => [team, { wins: 0, draws: 0, margin: 0 }]),
    );
    for (const [game, home] of left.home.entries()) {
      const away = left.away[game] ?? 0;
      const gap = (strength[home] ?? 0) - (strength[away] ?? 0);
      const share = left.homeWin[game] ?? 0.5;
      const lean = (share - 0.5) * 2.5 + gap / unit;
      const margin = goals
        ? poisson(goals.mean * Math.exp(lean / 2)) - poisson(goals.mean * Math.exp(-lean / 2))
        : Math.round(unit * (lean + normal()));
      for (const [team, own] of [
        [teams[home] ?? '', margin],
        [teams[away] ?? '', -margin],
      ] as const) {
        const row = table.get(team);
        if (!row) continue;
        row.margin += own;
        if (own > 0) row.wins += 1;
        else if (own === 0) row.draws += 1;
      }
    }
    const [first] = [...table].sort(
      ([, one], [, other]) =>
        other.wins - one.wins || other.draws - one.draws || other.margin - one.margin,
    );
    if (first) titles.set(first[0], (titles.get(first[0]) ?? 0) + 1);
  }
  return titles;
}
