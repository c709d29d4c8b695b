import { InputError } from '#domain/numbers/inputError.ts';
/** One player of a field. */
export interface FieldPlayer {
  readonly id: string;
  /** Strokes per round better than the field's average player, −1000 to 1000. */
  readonly skill: number;
  /** Its standard deviation, strokes, 0 to 20. */
  readonly sd: number;
}

/** The cut: after `after` rounds the first `places` and ties play on, and whoever is within `within` of the lead. */
export interface Cut {
  readonly after: number;
  readonly places: number;
  /** Strokes; 0: no such rule. */
  readonly within: number;
}

/** Some of the players, by index in the list. */
export interface Some {
  readonly name: string;
  readonly players: readonly number[];
}

/** Everything one tournament's simulation needs. Plain JSON. */
export interface GolfInputs {
  /** 2 to 400 players. */
  readonly players: readonly FieldPlayer[];
  /** Rounds of 18 holes, 1 to 6. */
  readonly rounds: number;
  readonly cut: Cut | null;
  /** Standard deviation of a round around the player's skill, strokes, 0.1 to 20. */
  readonly roundSd: number;
  /** Mean score to par of the field's average player, per round, −20 to 20. */
  readonly par: number;
  /** Chance that a player who is still in gives up after a round, 0 to 1. Not after the last. */
  readonly withdrawal: number;
  /** Share of runs in which skill counts for nothing, 0 to 1; it keeps outsiders' chances realistic. */
  readonly upset: number;
  /** Head-to-heads to count, by places in the list. */
  readonly pairs: readonly (readonly [a: number, b: number])[];
  /** Groups whose best player is counted. */
  readonly groups: readonly Some[];
  readonly teams: readonly Some[];
  /** By round: how many of a team's scores count, best first. */
  readonly counting: readonly number[];
}

const MOST = 400;
const LISTS = ['players', 'pairs', 'groups', 'teams', 'counting'] as const;

/**
 * Checks inputs, which may be JSON of unknown origin. Throws a RangeError that names the first one missing, not finite or out of
 * range.
 */
export function checkGolf(inputs: GolfInputs): void {
  const { players, rounds, cut } = inputs;
  for (const name of LISTS) {
    if (!Array.isArray(inputs[name])) throw new InputError(`Input ${name} is missing`);
  }
  if (cut === undefined) throw new InputError('Input cut is missing');
  const count = players.length;
  within('players (how many)', count, 2, MOST);
  const ids = new Set<string>();
  for (const [at, player] of players.entries()) {
    object(`players[${at}]`, player);
    const { id, skill, sd } = player;
    if (typeof id !== 'string') throw new InputError(`Input players[${at}].id is ${id}, no text`);
    if (ids.has(id)) throw new InputError(`Input players[${at}].id is ${id} a second time`);
    ids.add(id);
    within(`players[${at}].skill`, skill, -1000, 1000);
    within(`players[${at}].sd`, sd, 0, 20);
  }
  whole('rounds', rounds, 1, 6);
  within('roundSd', inputs.roundSd, 0.1, 20);
  within('par', inputs.par, -20, 20);
  within('withdrawal', inputs.withdrawal, 0, 1);
  within('upset', inputs.upset, 0, 1);
  if (cut !== null) {
    object('cut', cut);
    whole('cut.after', cut.after, 1, rounds - 1);
    whole('cut.places', cut.places, 1, MOST);
    whole('cut.within', cut.within, 0, 50);
  }
  for (const [at, pair] of inputs.pairs.entries()) {
    list(`pairs[${at}]`, pair);
    const [a, b] = pair;
    whole(`pairs[${at}]`, a, 0, count - 1);
    whole(`pairs[${at}]`, b, 0, count - 1);
  }
  some('groups', inputs.groups, count);
  some('teams', inputs.teams, count);
  if (inputs.teams.length > 0) {
    for (let round = 0; round < rounds; round++) {
      whole(`counting[${round}]`, inputs.counting[round] ?? Number.NaN, 1, 10);
    }
  }
}

function some(name: string, lists: readonly Some[], count: number): void {
  for (const [at, each] of lists.entries()) {
    object(`${name}[${at}]`, each);
    const { players } = each;
    list(`${name}[${at}].players`, players);
    within(`${name}[${at}].players (how many)`, players.length, 1, MOST);
    for (const player of players) whole(`${name}[${at}].players`, player, 0, count - 1);
  }
}

function object(name: string, value: object): void {
  if (typeof value !== 'object' || value === null) {
    throw new InputError(`Input ${name} is ${value}, no object`);
  }
}

function list(name: string, value: readonly unknown[]): void {
  if (!Array.isArray(value)) throw new InputError(`Input ${name} is no list`);
}

function within(name: string, value: number, min: number, max: number): void {
  if (!(typeof value === 'number' && value >= min && value <= max)) {
    throw new InputError(`Input ${name} is ${value}, not in ${min}…${max}`);
  }
}

function whole(name: string, value: number, min: number, max: number): void {
  within(name, value, min, max);
  if (!Number.isInteger(value)) throw new InputError(`Input ${name} is ${value}, no whole number`);
}
