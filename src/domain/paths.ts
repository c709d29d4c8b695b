import type { League } from './league.ts';
import { slug } from './slug.ts';

/** Page of a fighter; undefined where the name gives no address. Two fighters of one name share a page. */
export function fighterPath(name: string): string | undefined {
  const part = slug(name);
  return part === '' ? undefined : `/fighter/${part}`;
}

/** Page of a team; undefined where the name gives no address. */
export function teamPath(league: League, name: string): string | undefined {
  const part = slug(name);
  return part === '' ? undefined : `/team/${league.toLowerCase()}/${part}`;
}

/** At the end of a page's address: its first prediction runs again as the page opens. */
export const RERUN_NOW = '#re-run-now';
