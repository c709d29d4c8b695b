/**
 * One value of a build, for those of its parts that share nothing but what is global: loaders and integrations run as they
 * are, pages as the build has bundled them.
 * @param name of the value, in words of the error where it is asked for too early
 */
export function keptGlobally<Value>(name: string) {
  const at = Symbol.for(`simcast.${name}`);
  const shared = globalThis as typeof globalThis & { [key: symbol]: Value | undefined };
  return {
    keep: (value: Value): void => {
      shared[at] = value;
    },
    /** The last that was kept. Throws where none was. */
    kept: (): Value => {
      const value = shared[at];
      if (value === undefined) throw new Error(`The ${name} was asked for before it was kept.`);
      return value;
    },
  };
}
