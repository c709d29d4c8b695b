import { expectedMinutes } from './expectedMinutes.ts';
import { learnCounts } from './learnCounts.ts';
import { learnMinutes } from './learnMinutes.ts';
import type { Met, PlayedSide } from './met.ts';
import type { BasketballPlayerParams } from './params.ts';
import { broughtTo, newcomer, teamAt } from './season.ts';
import type { BasketballSquad } from './squad.ts';
import { type Available, basketballSquad, isRegular, rosterOf } from './squadOf.ts';
import type { BasketballBoxLine, BasketballBoxScore, BasketballPlayersState } from './state.ts';

/** What was expected of a side by those who were there, before its game was learned from: what a fit looks at. */
export interface Lesson {
  readonly team: string;
  readonly squad: BasketballSquad;
  /** Minutes by player of the squad, if he plays. */
  readonly expected: Float64Array;
  readonly margin: number;
  readonly told: readonly Told[];
}

/** What was expected of one who played, his minutes and the score given. */
interface Told {
  readonly line: BasketballBoxLine;
  /** His place in the squad; undefined if nobody counted on him. */
  readonly at: number | undefined;
  /** By `COUNTS`; NaN where the source does not say. */
  readonly means: readonly number[];
}

/**
 * Who was counted on before a game that has been played: of a team's roster, those who play regularly were in or out as the
 * league's injury reports said, here by whether they played; others were fit, and their coach decided.
 */
export function availableFor(
  params: BasketballPlayerParams,
  state: BasketballPlayersState,
  team: string,
  played: ReadonlySet<string>,
): Available[] {
  const { regulation } = params.shape;
  const roster = new Set(rosterOf(state, team));
  for (const playerId of played) {
    const player = state.players[playerId];
    if (player && isRegular(player, regulation)) roster.add(playerId);
  }
  return [...roster].map((playerId) => {
    const player = state.players[playerId];
    const out = player && isRegular(player, regulation) && !played.has(playerId);
    return { playerId, chance: out ? 0 : 1 };
  });
}

/** Learns from a final box score: changes the state. Returns what was expected of each side of whom anybody was known. */
export function learnBasketball(
  params: BasketballPlayerParams,
  state: BasketballPlayersState,
  { season, home, away, homeScore, awayScore, lines }: BasketballBoxScore,
): readonly Lesson[] {
  const sides: readonly PlayedSide[] = [
    { season, team: home, opponent: away, own: homeScore, other: awayScore },
    { season, team: away, opponent: home, own: awayScore, other: homeScore },
  ];
  return sides.flatMap((side) => {
    const own = lines.filter((line) => line.team === side.team);
    return learnSide(params, state, side, own) ?? [];
  });
}

function learnSide(
  params: BasketballPlayerParams,
  state: BasketballPlayersState,
  side: PlayedSide,
  lines: readonly BasketballBoxLine[],
): Lesson | undefined {
  const { rules, shape } = params;
  const { season, team } = side;
  const played = new Set(lines.map(({ playerId }) => playerId));
  const available = availableFor(params, state, team, played);
  const squad = basketballSquad(params, state, side, available);
  const chances = squad?.players.map(({ chance }) => chance) ?? [];
  const expected = squad
    ? expectedMinutes(squad.players, squad.rest.minutes, shape, chances)
    : new Float64Array();
  const places = new Map(squad?.players.map(({ playerId }, at) => [playerId, at] as const));
  const expectedOf = (id: string): number | undefined => expected[places.get(id) ?? -1];
  const met = lines.map((line): Met => {
    const known = state.players[line.playerId];
    const player = known ?? newcomer(season, team, line.position, rules);
    state.players[line.playerId] = player;
    return { line, player: broughtTo(player, season, team, rules), isNew: !known };
  });
  const means = learnCounts(params, state, side, met, expectedOf);
  learnMinutes(params, state, side, met, expectedOf);
  const known = teamAt(state.teams, team, season, rules);
  known.roster = [...new Set([...rosterOf(state, team), ...played])];
  for (const playerId of known.roster) {
    const player = state.players[playerId];
    if (!player || played.has(playerId)) continue;
    if (!isRegular(player, shape.regulation)) player.plays *= rules.playsKept;
    player.missed += 1;
    player.variance += rules.missedDrift;
  }
  const told = met.map(({ line }, one) => ({
    line,
    at: places.get(line.playerId),
    means: means.map((ofCount) => ofCount[one] ?? Number.NaN),
  }));
  return squad && { team, squad, expected, margin: side.own - side.other, told };
}
