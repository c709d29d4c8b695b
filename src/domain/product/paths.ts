import type { League } from '../leagues/league.ts';
import { slug } from '../words/slug.ts';

/** Notices of other people's work that pages hold. */
export const LICENSES_FILE = '/licenses.txt';

/** The worst and best calls of each week. */
export const WRONG_PATH = '/where-we-were-wrong';

interface MatchNames {
  readonly id: number;
  readonly a: { readonly name: string };
  readonly b: { readonly name: string };
}

/** Page of a fighter; undefined if the name gives no address. Fighters with the same name share a page. */
export function fighterPath(name: string): string | undefined {
  const part = slug(name);
  return part === '' ? undefined : `/fighter/${part}`;
}

/** Page of a team; undefined if the name gives no address. */
export function teamPath(league: League, name: string): string | undefined {
  const part = slug(name);
  return part === '' ? undefined : `/team/${league.toLowerCase()}/${part}`;
}

/** Page of a tennis match, by its players and its number, because two players can meet more than once. */
export function matchPath({ id, a, b }: MatchNames): string {
  const players = slug(`${a.name} vs ${b.name}`);
  return `/tennis/${players}-${id}`;
}

/** Suffix of a page's address: its first prediction runs again when the page opens. */
export const RERUN_NOW = '#re-run-now';
