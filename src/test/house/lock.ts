/** What a lock of npm says of one package, as far as it is read here. */
export interface Locked {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
/** By the folder that a package goes to: `node_modules/a/node_modules/b`. */
export type Lock = Readonly<Record<string, Locked>>;

const INNER = '/node_modules/';

/** The folders in which a package looks for another, the nearest first. */
function* placesOf(folder: string): Generator<string> {
  for (let at = folder; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf(INNER), 0))) yield at;
  yield '';
}

/** Optional dependencies that a locked package names and the lock lacks: `by -> name`. On their platform they are not installed. */
export const lackingOf = (lock: Lock): readonly string[] =>
  Object.entries(lock).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => {
        const isThere = (place: string) =>
          `${place}/node_modules/${name}`.replace(/^\//, '') in lock;
        return ![...placesOf(folder)].some(isThere);
      })
      .map((name) => `${folder} -> ${name}`),
  );
