import { InputError } from '#domain/numbers/inputError.ts';
import type { LineShape } from './params.ts';
import { COUNTS } from './stats.ts';

/** One who may play. */
export interface BasketballSquadPlayer {
  readonly playerId: string;
  /** Share of his time as guard, forward, center; sums to 1. */
  readonly position: readonly [number, number, number];
  /** Chance that he plays, 0 to 1: 0 is ruled out. */
  readonly chance: number;
  /** Minutes he plays when everyone of his team does, and the variance of what we know of it. */
  readonly minutes: number;
  readonly minutesVariance: number;
  /** Games of his team that he has missed in a row. */
  readonly missed: number;
  /** By `COUNTS`: per minute; points as a weight in his team's, threes per point. */
  readonly rates: readonly number[];
  /** By `COUNTS`: squared coefficient of variation of what we know of them. */
  readonly doubt: readonly number[];
  /** Whether his line is shown: his role is known to matter. Others are drawn with the rest of the team. */
  readonly shown: boolean;
}

/** A side's players on a night, and what their lines follow from. The other side's shape has to be the same. */
export interface BasketballSquad {
  readonly players: readonly BasketballSquadPlayer[];
  /** Minutes of those nobody knows, and what they collect per minute. */
  readonly rest: { readonly minutes: number; readonly rates: readonly number[] };
  /** By `COUNTS`: what the team collects in a usual game; 0 where it is not known. */
  readonly usual: readonly number[];
  /** By `COUNTS`: what this opponent allows, 1 the usual. */
  readonly opponent: readonly number[];
  readonly shape: LineShape;
}

const MOST_PLAYERS = 30;

/** Throws an InputError that names the first figure that cannot be. */
export function checkBasketballSquad(side: string, squad: BasketballSquad): void {
  const { players, rest, usual, opponent, shape } = squad;
  if (players.length === 0 || players.length > MOST_PLAYERS)
    throw new InputError(`${side}: ${players.length} players`);
  if (new Set(players.map(({ playerId }) => playerId)).size < players.length)
    throw new InputError(`${side}: a player stands there twice`);
  const regulation = within(`${side}: shape.regulation`, shape.regulation, 20, 60);
  for (const player of players) {
    const name = `${side}: player ${player.playerId}`;
    within(`${name}: chance`, player.chance, 0, 1);
    within(`${name}: minutes`, player.minutes, 0, regulation);
    within(`${name}: minutesVariance`, player.minutesVariance, 0, 1000);
    within(`${name}: missed`, player.missed, 0, 1000);
    all(`${name}: rates`, player.rates, 0, 5, COUNTS.length);
    all(`${name}: doubt`, player.doubt, 0, 10, COUNTS.length);
    all(`${name}: position`, player.position, 0, 1, 3);
  }
  within(`${side}: rest.minutes`, rest.minutes, 0, 5 * regulation);
  all(`${side}: rest.rates`, rest.rates, 0, 5, COUNTS.length);
  all(`${side}: usual`, usual, 0, 250, COUNTS.length);
  all(`${side}: opponent`, opponent, 0.2, 5, COUNTS.length);
}

function within(name: string, value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value;
  throw new InputError(`${name} is ${value}, not from ${least} to ${most}`);
}

function all(
  name: string,
  values: readonly number[],
  least: number,
  most: number,
  count: number,
): void {
  if (values.length !== count) throw new InputError(`${name} has ${values.length} figures`);
  for (const [at, value] of values.entries()) within(`${name}[${at}]`, value, least, most);
}
