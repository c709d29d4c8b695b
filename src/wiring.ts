import process from 'node:process';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Makes one thing that the site uses, from its settings and other tools. Throws if a setting is missing. */
export type Tool<T> = (site: Site) => T;

export interface Site {
  readonly env: Environment;
  /** The thing that a tool makes: made at its first use, then kept as long as the site. */
  readonly use: <T>(tool: Tool<T>) => T;
}

/**
 * A site with these settings. Nothing is made before it is used, and a function loads only its own tools: tools stand
 * next to what they make, and only this place keeps what they made.
 * @param given replaces what some tools would make
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
      // The tool itself is the key of what it made.
      return made.get(tool) as T;
    },
  };
  return site;
}

const SITES = new WeakMap<Environment, Site>();

/** An environment's site, by default this process's: the same one for all functions. */
export function siteOf(env: Environment = process.env): Site {
  const site = SITES.get(env) ?? createSite(env);
  SITES.set(env, site);
  return site;
}

/** Replaces an environment's site; undefined: the next use creates a new one. */
export function placeSite(site: Site | undefined, env: Environment = process.env): void {
  if (site) SITES.set(env, site);
  else SITES.delete(env);
}
