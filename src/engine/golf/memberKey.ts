import { golferNameKey } from './playerKey.ts';

/** "pine", "p-pine": a family name, alone or behind an initial. */
const SHORT = /^(?:([a-z])-)?([a-z]{2,}(?:-[a-z]{2,})?)$/;

/**
 * Rating key of a player in a pair. Feeds often give the family name alone: then the only rated player with that name, else the
 * name's own key.
 */
export function memberKey(name: string, rated: ReadonlyMap<string, unknown>): string {
  const key = golferNameKey(name);
  if (rated.has(key)) return key;
  const [, initial, family] = SHORT.exec(key) ?? [];
  if (family === undefined || (initial === undefined && family.includes('-'))) return key;
  const found = [...rated.keys()].filter(
    (one) => one.endsWith(`-${family}`) && (initial === undefined || one.startsWith(initial)),
  );
  return found.length === 1 ? (found[0] ?? key) : key;
}
