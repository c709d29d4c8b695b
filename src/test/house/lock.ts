/** What npm's lock file says about one package, as far as needed here. */
interface Locked {
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
/** Packages by their installation folder: `node_modules/a/node_modules/b`. */
export type LockFile = Readonly<Record<string, Locked>>;

const INNER = '/node_modules/';

/** The folders in which a package looks for another, the nearest first. */
function* placesOf(folder: string): Generator<string> {
  for (let at = folder; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf(INNER), 0))) yield at;
  yield '';
}

/** Optional dependencies of a locked package that the lock lacks: `by -> name`. They would not be installed on their platform. */
export const lackingOf = (lock: LockFile): readonly string[] =>
  Object.entries(lock).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => {
        const isThere = (place: string) =>
          `${place}/node_modules/${name}`.replace(/^\//, '') in lock;
        return ![...placesOf(folder)].some(isThere);
      })
      .map((name) => `${folder} -> ${name}`),
  );
