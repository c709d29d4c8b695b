import type { BoxLine } from '#domain/players/boxLine.ts';
import { fold } from '../../../leagues/fold.ts';

/** Somebody named in a line of words, and how often. */
interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** A name, with how often ("Judge 2") or of how many ("Cole 20/30"); once if it stands alone. */
const ENTRY = /^(\S.{0,60}?)(?: (?:\d{1,3}\/)?(\d{1,3}))?$/;

/**
 * Reads "Judge (2, Treinen); Volpe 2 (4, Flaherty, Brasier)" as Judge once and Volpe twice: what stands in brackets is the season's
 * count and the pitchers.
 */
export const namedCounts = (words: string): readonly NamedCount[] =>
  words
    .replace(/\([^()]*\)/g, '')
    .split(/[;,]/)
    .map((entry) => ENTRY.exec(entry.trim()))
    .flatMap((found) => (found?.[1] ? [{ name: found[1], count: Number(found[2] ?? 1) }] : []));

/** Whether a short form is a player's: his name, its end, or that after his initial ("G Cole"). */
function isNameOf(short: string, displayName: string): boolean {
  const [whole, part] = [fold(displayName), fold(short)];
  if (part === '') return false;
  if (whole === part || whole.endsWith(` ${part}`)) return true;
  const [initial = '', ...rest] = part.split(' ');
  return initial.length === 1 && whole.startsWith(initial) && whole.endsWith(` ${rest.join(' ')}`);
}

/**
 * Counts by player; undefined if a name fits nobody or several, or if they do not add up.
 * @param total what they have to add up to, if that is known
 */
export function inOneWay(
  named: readonly NamedCount[],
  lines: readonly BoxLine[],
  total?: number,
): ReadonlyMap<string, number> | undefined {
  const counts = new Map<string, number>();
  for (const { name, count } of named) {
    const [only, ...others] = lines.filter((line) => isNameOf(name, line.name));
    if (!only || others.length > 0) return undefined;
    counts.set(only.playerId, (counts.get(only.playerId) ?? 0) + count);
  }
  const sum = [...counts.values()].reduce((one, other) => one + other, 0);
  return total === undefined || sum === total ? counts : undefined;
}
