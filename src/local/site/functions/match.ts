import type { SiteFunction } from './module.ts';

export interface FunctionMatch {
  readonly fn: SiteFunction;
  /** The named parts of its path. */
  readonly params: Record<string, string>;
}

/** The function whose path and method a request fits; scheduled ones have no address. */
export function matchFunction(
  functions: readonly SiteFunction[],
  url: string,
  method: string,
): FunctionMatch | undefined {
  const { pathname } = new URL(url);
  for (const fn of functions) {
    if (fn.schedule !== undefined) continue;
    if (fn.methods.length > 0 && !fn.methods.includes(method)) continue;
    if (fn.excluded.some((pattern) => pattern(pathname))) continue;
    for (const pattern of fn.patterns) {
      const groups = pattern(pathname);
      if (groups === undefined) continue;
      const params: Record<string, string> = {};
      for (const [name, value] of Object.entries(groups)) {
        if (value !== undefined) params[name] = decodeURIComponent(value);
      }
      return { fn, params };
    }
  }
  return undefined;
}
