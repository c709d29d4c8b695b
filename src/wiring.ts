import process from 'node:process';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Makes one thing that the site works with, out of its settings and other tools. Throws where a setting is missing. */
export type Tool<T> = (site: Site) => T;

export interface Site {
  readonly env: Environment;
  /** The thing that a tool makes: made at its first use, then kept as long as the site is. */
  readonly use: <T>(tool: Tool<T>) => T;
}

/**
 * A site with these settings. Nothing is made before it is used, and a function loads no tool but its own: tools stand
 * beside what they make, and this is the one place that keeps what they made.
 * @param given things that stand in for those of some tools
 */
export function createSite(
  env: Environment,
  given: Iterable<readonly [Tool<unknown>, unknown]> = [],
): Site {
  const made = new Map(given);
  const site: Site = {
    env,
    use: <T>(tool: Tool<T>): T => {
      if (!made.has(tool)) made.set(tool, tool(site));
      // What a tool made is kept under the tool itself.
      return made.get(tool) as T;
    },
  };
  return site;
}

const SITES = new WeakMap<Environment, Site>();

/** The site of an environment, by default this process's: one, however many functions ask. */
export function siteOf(env: Environment = process.env): Site {
  const site = SITES.get(env) ?? createSite(env);
  SITES.set(env, site);
  return site;
}

/** Puts a site in place of an environment's; undefined: the next one begins anew. */
export function placeSite(site: Site | undefined, env: Environment = process.env): void {
  if (site) SITES.set(env, site);
  else SITES.delete(env);
}
