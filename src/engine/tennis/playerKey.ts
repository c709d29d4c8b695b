/**
 * The key under which the ratings know a player: the name itself, the same letters with other accents or case, or
 * "Surname I." where the tour's data abbreviate ("Caroline Wozniacki" → "Wozniacki C."). Undefined where none fits,
 * or more than one.
 */
export function playerKey(
  players: Readonly<Record<string, unknown>>,
  name: string,
): string | undefined {
  if (Object.hasOwn(players, name)) return name;
  const wanted = plain(name);
  const keys = Object.keys(players);
  const same = keys.filter((key) => plain(key) === wanted);
  if (same.length > 0) return only(same);
  return only(keys.filter((key) => abbreviates(plain(key), wanted)));
}

const only = (keys: readonly string[]): string | undefined =>
  keys.length === 1 ? keys[0] : undefined;

/** Without accents, case, full stops and hyphens. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f.']/g, '')
    .replace(/[-\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether "wozniacki c" stands for "caroline wozniacki". */
function abbreviates(key: string, name: string): boolean {
  const words = key.split(' ');
  const initials = words.pop() ?? '';
  if (words.length === 0 || initials.length > 2) return false;
  return name.endsWith(` ${words.join(' ')}`) && name.startsWith(initials);
}
