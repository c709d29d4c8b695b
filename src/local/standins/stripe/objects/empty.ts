/** Fields that are there and hold nothing: `empty('a', 'b')` is `{ a: null, b: null }`. */
export function empty<Name extends string>(...names: readonly Name[]): Record<Name, null>;
export function empty(...names: readonly string[]): Record<string, null> {
  return Object.fromEntries(names.map((name) => [name, null]));
}
