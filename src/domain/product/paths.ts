import type { League } from '../leagues/league.ts';
import { slug } from '../words/slug.ts';

interface MatchNames {
  readonly id: number;
  readonly a: { readonly name: string };
  readonly b: { readonly name: string };
}

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

/** Page of a tennis match, by its players and its number: two players meet more than once. */
export function matchPath({ id, a, b }: MatchNames): string {
  const players = slug(`${a.name} vs ${b.name}`);
  return `/tennis/${players}-${id}`;
}

/** At the end of a page's address: its first prediction runs again as the page opens. */
export const RERUN_NOW = '#re-run-now';
