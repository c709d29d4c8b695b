import { exp } from '../../rng/exp.ts';
import { logStay } from './elasticity.ts';
import type { Met, PlayedSide } from './met.ts';
import type { BasketballPlayerParams } from './params.ts';
import { playerRates } from './rates.ts';
import { teamAt } from './season.ts';
import type { BasketballPlayersState, BasketballTeam } from './state.ts';
import { COUNTS, POINTS_SCORED, THREES } from './stats.ts';
import { learnHits, threeLuckOf } from './threeLuck.ts';

/** Games from which a team's usual count is known. */
const KNOWN_GAMES = 2;

/**
 * Counts of a side: what each could collect in his minutes, beside these team-mates, against this opponent, at this score.
 * Returns the means that were expected so, by count and player; none of a count that the source does not say.
 */
export function learnCounts(
  params: BasketballPlayerParams,
  state: BasketballPlayersState,
  side: PlayedSide,
  met: readonly Met[],
  expectedOf: (playerId: string) => number | undefined,
): number[][] {
  const { rules, shape } = params;
  const rates = met.map(({ player }) => playerRates(player, rules, shape.regulation).rates);
  const team = teamAt(state.teams, side.team, side.season, rules);
  const against = teamAt(state.teams, side.opponent, side.season, rules);
  const stayed = met.map(({ line }) =>
    logStay(line.minutes, expectedOf(line.playerId) ?? line.minutes),
  );
  const luck = met.map((one) => threeLuckOf(one, rules));
  const learned = COUNTS.map((_, stat) => {
    if (met.some(({ line }) => Number.isNaN(line.counts[stat]))) return [];
    const elasticity = shape.elasticity[stat] ?? 0;
    const chances = met.map(
      ({ line }, at) => chancesOf(line, stat) * exp(elasticity * (stayed[at] ?? 0)),
    );
    const means = chances.map((chance, at) => chance * (rates[at]?.[stat] ?? 0));
    const factor = learnTeam(params, side, met, stat, sum(means), sum(luck), team, against);
    const kept = rules.kept[stat] ?? 1;
    met.forEach(({ line, player }, at) => {
      const lucky = rules.threeLuck.own * (luck[at] ?? 0);
      const more = stat === THREES ? lucky : stat === POINTS_SCORED ? 3 * lucky : 0;
      const chance = (chances[at] ?? 0) - (stat === THREES ? 3 * lucky : 0);
      player.seen[stat] = kept * (player.seen[stat] ?? 0) + (line.counts[stat] ?? 0) - more;
      player.exposure[stat] = kept * (player.exposure[stat] ?? 0) + chance * factor;
    });
    return means.map((mean) => mean * factor);
  });
  for (const one of met) learnHits(one, rules);
  return learned;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const chancesOf = (line: Met['line'], stat: number): number =>
  stat === THREES ? (line.counts[POINTS_SCORED] ?? 0) : line.minutes;

/** Learns a count of the team and of what its opponent allows; returns the factor that stood on every player's chances. */
function learnTeam(
  { rules, shape }: BasketballPlayerParams,
  { own, other }: PlayedSide,
  met: readonly Met[],
  stat: number,
  mean: number,
  luck: number,
  team: BasketballTeam,
  against: BasketballTeam,
): number {
  if (mean <= 0) return 1;
  const lucky = stat === THREES ? rules.threeLuck.allowed * luck : 0;
  const total = sum(met.map(({ line }) => line.counts[stat] ?? 0)) - lucky;
  if (stat === POINTS_SCORED) return own / mean;
  const minutes = sum(met.map(({ line }) => line.minutes));
  const regular = (5 * shape.regulation) / Math.max(1, minutes);
  const weight = rules.opponentWeight[stat] ?? 1;
  const allowed =
    ((against.allowed[stat] ?? 0) + weight) / ((against.allowedGames[stat] ?? 0) + weight);
  const score = exp(
    (shape.ownScore[stat] ?? 0) * (own / shape.scoring - 1) +
      (shape.otherScore[stat] ?? 0) * (other / shape.scoring - 1),
  );
  const games = team.madeGames[stat] ?? 0;
  const usual = games >= KNOWN_GAMES ? (team.made[stat] ?? 0) / games / (mean * regular) : 1;
  const inherited = stat === THREES ? 1 : 1 + (shape.inherited[stat] ?? 0) * (usual - 1);
  const beside = Math.min(2, Math.max(0.5, inherited));
  const kept = rules.teamKept;
  team.made[stat] = kept * (team.made[stat] ?? 0) + (total * regular) / (allowed * score);
  team.madeGames[stat] = kept * games + 1;
  against.allowed[stat] = kept * (against.allowed[stat] ?? 0) + total / (mean * score * beside);
  against.allowedGames[stat] = kept * (against.allowedGames[stat] ?? 0) + 1;
  return allowed * score * beside;
}
