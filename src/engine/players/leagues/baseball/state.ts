import {
  type BaseballPlayersState,
  noBatter,
  noPitcher,
  noState,
  type TeamMemory,
} from '../../baseball/memory.ts';
import { checkAlike, checkTable } from '../alike.ts';
import { forgetOld, moveKey, newestSeason, renamedIn } from '../renaming.ts';

/** Somebody as he was last seen. */
interface Seen {
  readonly team: string;
  readonly position: string;
  readonly season: number;
}

/** What the product remembers of baseball beside the model's own state. */
export interface BaseballMemory extends BaseballPlayersState {
  readonly people: Record<string, Seen>;
  /** By team, of its last games, the newest last: who started in each place of the order, and who pitched first. */
  readonly orders: Record<string, string[][]>;
  readonly rotations: Record<string, string[]>;
}

/** Games whose line-ups and starters are remembered. */
const ORDERS = 8;
const ROTATION = 7;

export const noBaseballMemory = (): BaseballMemory => ({
  ...noState(),
  ...{ people: {}, orders: {}, rotations: {} },
});

const TEAM: TeamMemory = { day: 0, strikeouts: 0, expected: 0 };

/** Checks a state of unknown origin. Throws an InputError. */
export function readBaseballMemory(value: unknown): BaseballMemory {
  checkAlike(value, noBaseballMemory(), 'state');
  const memory = value as BaseballMemory;
  checkTable(memory.batters, noBatter(0), 'state.batters');
  checkTable(memory.pitchers, noPitcher(0), 'state.pitchers');
  checkTable(memory.teams, TEAM, 'state.teams');
  checkTable(memory.parks, TEAM, 'state.parks');
  checkTable(memory.people, { team: '', position: '', season: 0 }, 'state.people');
  checkTable(memory.orders, [], 'state.orders');
  checkTable(memory.rotations, [], 'state.rotations');
  return memory;
}

export function renameInBaseball(memory: BaseballMemory, from: string, to: string): void {
  const { people, batters, pitchers, orders, rotations } = memory;
  if (people[to]) return;
  for (const table of [people, batters, pitchers]) moveKey<unknown>(table, from, to);
  for (const [team, games] of Object.entries(orders))
    orders[team] = games.map((ids) => renamedIn(ids, from, to));
  for (const [team, ids] of Object.entries(rotations)) rotations[team] = renamedIn(ids, from, to);
}

/** Forgets who has not played for some seasons, when a new one begins. */
export function forgetBaseballBefore(
  { people, batters, pitchers }: BaseballMemory,
  season: number,
): void {
  if (newestSeason(people) >= season) return;
  forgetOld(people, season);
  for (const table of [batters, pitchers])
    for (const id of Object.keys(table)) if (!people[id]) delete table[id];
}

/** Remembers who started for a team. @param order ids by place, nine of them; else it is not remembered */
export function learnStarters(
  memory: BaseballMemory,
  team: string,
  order: readonly string[],
  pitcher: string | undefined,
): void {
  const { orders, rotations } = memory;
  if (order.length === 9) orders[team] = [...(orders[team] ?? []), [...order]].slice(-ORDERS);
  if (pitcher !== undefined)
    rotations[team] = [...(rotations[team] ?? []), pitcher].slice(-ROTATION);
}
