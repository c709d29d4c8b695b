import fc from 'fast-check';
import type { Quarantined } from '../source.ts';

/** Values that a feed, or somebody in between, may put in place of another. Created anew for each use. */
const NASTY: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => 'OFF',
  () => '-0',
  () => -0,
  () => 0,
  () => -1,
  () => 1.5,
  () => -238.5,
  () => '-238.5',
  () => 1e308,
  // The result of JSON.parse for 1e400.
  () => Number.POSITIVE_INFINITY,
  () => '1e400',
  () => 2 ** 63,
  () => [],
  () => ({}),
  () => [null],
  () => [[]],
  () => ({ toString: 'x' }),
  () => ({ valueOf: null, toString: null }),
  () => ({ length: 1e9, 0: 'x' }),
  () => JSON.parse('{"__proto__": {"polluted": true}, "constructor": "x"}'),
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => 'hasOwnProperty',
  () => '\u0000',
  () => 'a\u0000b',
  () => '\ud83d',
  () => 'ABCDEFG😀',
  () => 'ABC\ud83d\ud83d',
  () => '👨‍👩‍👧‍👦'.repeat(60),
  () => `e${'\u0301'.repeat(5_000)}`,
  () => '\u202eevil\u2028\ufeff',
  () => 'x'.repeat(300_000),
  () => ' '.repeat(300_000),
  () => '((((((((((a vs b vs',
  () => '<script>alert(1)</script>',
  () => 'javascript:alert(1)',
  () => '+275760-09-13T00:00:00Z',
  () => '-271821-04-20T00:00Z',
  () => '2026-02-30T25:61Z',
  () => '9999-12-31T23:59:59Z',
  () => 8.64e15,
  () => -8.64e15,
  () => '99-99-99',
  () => '999-999',
  () => 's:600~l:700~e:1',
  () => JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  () => JSON.parse(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
  () => Array.from({ length: 5_000 }, () => ({})),
];

type Kind = 'set' | 'drop' | 'add' | 'repeat';

/** One change, at a place of a document counted modulo its size. */
interface Mutation {
  readonly at: number;
  readonly kind: Kind;
  readonly value: () => unknown;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom<Kind>('set', 'set', 'set', 'drop', 'add', 'repeat'),
  value: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...NASTY) },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => () => structuredClone(value)) },
  ),
});

export const mutations = fc.array(mutation, { minLength: 1, maxLength: 8 });

type Holder = Record<string, unknown>;
interface Place {
  readonly holder: Holder;
  readonly key: string;
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Places deeper than this are not mutated: inserted values may be very deep. */
const DEEPEST = 14;

function placesIn(value: unknown, depth = 0): Place[] {
  if (!isHolder(value) || depth > DEEPEST) return [];
  const keys = Object.keys(value).slice(0, 200);
  return keys.flatMap((key) => [{ holder: value, key }, ...placesIn(value[key], depth + 1)]);
}

const ADDED = ['__proto__', 'constructor', 'toString', 'id', 'name', 'length'];

/** Also a key such as "__proto__", as JSON.parse would. */
const put = (holder: Holder, key: string, value: unknown) =>
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });

function apply({ holder, key }: Place, { at, kind, value }: Mutation): void {
  const list: unknown[] | undefined = Array.isArray(holder) ? holder : undefined;
  if (kind === 'set') put(holder, key, value());
  else if (kind === 'repeat') list?.push(list[Number(key)]);
  else if (kind === 'drop') list ? list.splice(Number(key), 1) : delete holder[key];
  else if (list) list.push(value());
  else put(holder, ADDED[at % ADDED.length] ?? key, value());
}

/** Changes a document in place, anywhere below its root. */
export function mutate(document: unknown, changes: readonly Mutation[]): void {
  for (const change of changes) {
    const places = placesIn(document);
    const place = places[change.at % places.length];
    if (place) apply(place, change);
  }
}

const UNPLAIN = /\p{C}/u;
/** Longer than any text that we keep from a feed. */
const LONGEST = 450;

/** Texts of a value, however deep, that are not one line of plain, well-formed and short text. */
export function badTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') {
    return value.isWellFormed() && !UNPLAIN.test(value) && value.length <= LONGEST ? [] : [value];
  }
  return isHolder(value) ? Object.values(value).flatMap(badTexts) : [];
}

/** Reasons that no reader should give, and texts that none should contain. */
export const badReasons = (quarantined: readonly Quarantined[]): readonly string[] => [
  ...badTexts(quarantined),
  ...quarantined
    .map(({ reason }) => reason)
    .filter((reason) => reason.startsWith('could not be read')),
];

/** Numbers in a value, at any depth, that are NaN or infinite. */
export function badNumbers(value: unknown): readonly number[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value];
  return isHolder(value) ? Object.values(value).flatMap(badNumbers) : [];
}

const ENDLESS = '@1e400';

/** A document as a feed would write it; undefined if it is too deep to serialize. */
export function written(document: unknown): string | undefined {
  try {
    const text = JSON.stringify(document, (_, value) =>
      value === Number.POSITIVE_INFINITY ? ENDLESS : value,
    );
    return text.replaceAll(`"${ENDLESS}"`, '1e400');
  } catch {
    return undefined;
  }
}
