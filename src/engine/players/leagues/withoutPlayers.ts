import type { Squad } from './leaguePlayers.ts';

/** Chances of a squad's players to take part, by the names that the sports give them. */
const CHANCES = ['chance', 'starts', 'comesOn'];
/** Lists of which exactly one player plays: the others take over his chance. */
const ONE_OF = ['goalies'];

type Entry = Readonly<Record<string, unknown>>;
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const outOf = (entry: Entry): Entry =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name, CHANCES.includes(name) ? 0 : value]),
  );

/** A list with some out: of those of whom one plays, the others' chances grow in proportion. */
function listWithout(name: string, list: readonly unknown[], out: ReadonlySet<unknown>) {
  const left = list.map((entry) =>
    isEntry(entry) && out.has(entry.playerId) ? outOf(entry) : entry,
  );
  if (!ONE_OF.includes(name)) return left;
  const sum = (of: readonly unknown[]): number =>
    of.reduce<number>((all, entry) => all + (isEntry(entry) ? numberOf(entry.chance) : 0), 0);
  const [before, after] = [sum(list), sum(left)];
  if (after === 0 || after === before) return left;
  return left.map((entry) =>
    isEntry(entry) ? { ...entry, chance: (numberOf(entry.chance) * before) / after } : entry,
  );
}

/**
 * A squad with some of its players out: their chances to play are 0, and who is there inherits their time as the sport's model says.
 * Ids that it does not have change nothing; a football kicker and a defense, who have no chance of their own, stay.
 */
export function withoutPlayers(squad: Squad, playerIds: readonly string[]): Squad {
  if (playerIds.length === 0) return squad;
  const out = new Set<unknown>(playerIds);
  return Object.fromEntries(
    Object.entries(squad).map(([name, part]) => [
      name,
      Array.isArray(part) ? listWithout(name, part, out) : part,
    ]),
  );
}
