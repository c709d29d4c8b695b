/**
 * One value of a build, shared by its parts that have only globals in common: loaders and integrations run directly, pages as
 * bundled.
 * @param name of the value, for the error if it is requested too early
 */
export function keptGlobally<Value>(name: string) {
  const at = Symbol.for(`simcast.${name}`);
  const shared = globalThis as typeof globalThis & { [key: symbol]: Value | undefined };
  return {
    keep: (value: Value): void => {
      shared[at] = value;
    },
    /** The last stored value. Throws if there is none. */
    kept: (): Value => {
      const value = shared[at];
      if (value === undefined) throw new Error(`The ${name} was asked for before it was kept.`);
      return value;
    },
  };
}
