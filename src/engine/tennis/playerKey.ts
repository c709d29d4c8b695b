/**
 * The ratings' key of a player: the name itself; the same letters with other accents or case; "Surname I." if the tour's data
 * abbreviate ("Caroline Wozniacki" → "Wozniacki C."); else the family name first ("Zhang Zhizhen"), or without middle names
 * ("Tomas Etcheverry", "Leylah Fernandez" for "Fernandez L.A."). Undefined if none fits, or more than one.
 */
export function playerKey(
  players: Readonly<Record<string, unknown>>,
  name: string,
): string | undefined {
  if (Object.hasOwn(players, name)) return name;
  const wanted = plain(name);
  const keys = Object.keys(players);
  for (const fits of [same, abbreviates, turned, shortened]) {
    const found = keys.filter((key) => fits(plain(key), wanted));
    if (found.length > 0) return only(found);
  }
  return only(keys.filter((key) => initialled(key, wanted)));
}

const only = (keys: readonly string[]): string | undefined =>
  keys.length === 1 ? keys[0] : undefined;

/** Removes accents, case, full stops and hyphens. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f.']/g, '')
    .replace(/[-\s]+/g, ' ')
    .trim()
    .toLowerCase();

const same = (key: string, name: string): boolean => key === name;

/** Most letters of a given name that distinguish two players of one family name: "Wang Xin." and "Wang Xiy.". */
const MOST_LETTERS = 3;

/**
 * Whether the key abbreviates the name: "wozniacki c" for "caroline wozniacki", "hsieh sw" for "su wei hsieh", "wang xin" for
 * "xinyu wang".
 */
function abbreviates(key: string, name: string): boolean {
  const words = key.split(' ');
  const initials = words.pop() ?? '';
  const family = ` ${words.join(' ')}`;
  if (words.length === 0 || initials.length > MOST_LETTERS || !name.endsWith(family)) return false;
  const given = name.slice(0, -family.length).split(' ');
  return name.startsWith(initials) || given.map((word) => word[0]).join('') === initials;
}

/** Whether one of the two has the family name first: "zhang zhizhen", "zhang shuai" for "zhang s". */
function turned(key: string, name: string): boolean {
  const [family, ...given] = name.split(' ');
  const western = `${given.join(' ')} ${family}`;
  return given.length > 0 && (same(key, western) || abbreviates(key, western));
}

/** Whether one of the two leaves out middle names: "tomas etcheverry" for "tomas martin etcheverry". */
function shortened(key: string, name: string): boolean {
  const [one, other] = [key.split(' '), name.split(' ')];
  if (Math.min(one.length, other.length) !== 2 || one.length === other.length) return false;
  return one[0] === other[0] && one.at(-1) === other.at(-1);
}

/** Family name and first of several initials: "Fernandez L.A.". */
const INITIALS = /^(.+) (\p{Lu})\.(?:\p{Lu}\.)+$/u;

/** Whether the tour's data have one more initial than the name has given names: "Fernandez L.A." for "leylah fernandez". */
function initialled(key: string, name: string): boolean {
  const [, family = '', first = ''] = INITIALS.exec(key) ?? [];
  const [given = '', ...rest] = name.split(' ');
  return rest.length > 0 && rest.join(' ') === plain(family) && given.startsWith(plain(first));
}
