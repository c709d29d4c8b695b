import type { Team } from '#domain/game/game.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { foldOf, namedKey, ratingKey } from '../../leagues/ratingKey.ts';

/** A team's identity: its key in the ratings, if any, and its folded names. */
export interface TeamIdentity {
  readonly key: string | undefined;
  readonly names: readonly string[];
}

const isCollege = (league: League): boolean => LEAGUES[league].college;

/** A name without a poll's rank ("Alabama (#4)") or, among professionals, a listed pitcher ("Yankees (G. Cole)"). */
const plainName = (league: League, name: string): string =>
  name.replace(isCollege(league) ? /\s*\(#\d+\)\s*$/ : /\s*\([^)]*\)\s*$/, '').trim();

/** A team as a book names it, by one name only; a school unknown to the fit is identified by its name. */
export function bookTeam(
  league: League,
  bookName: string,
  knownKeys: ReadonlySet<string>,
): TeamIdentity {
  const name = plainName(league, bookName);
  const college = isCollege(league);
  const asked = college ? { location: name } : { displayName: name };
  const known = ratingKey(league, asked, knownKeys);
  return {
    key: known ?? (college ? undefined : namedKey(league, asked)),
    names: [foldOf(league)(name)],
  };
}

/** A team of our games; preseason ones have no key of their own. */
export function feedTeam(
  league: League,
  { ratingKey: key, name, shortName, abbreviation }: Team,
  knownKeys: ReadonlySet<string>,
): TeamIdentity {
  const asked = {
    abbreviation,
    displayName: name,
    ...(isCollege(league) && { location: shortName }),
  };
  return {
    key: key ?? ratingKey(league, asked, knownKeys),
    names: [name, shortName].map(foldOf(league)),
  };
}

/** By both keys; if one has none, by an identical name. Never by similarity. */
export function isSameTeam(ours: TeamIdentity, theirs: TeamIdentity): boolean {
  if (ours.key !== undefined && theirs.key !== undefined) return ours.key === theirs.key;
  return theirs.names.some((name) => ours.names.includes(name));
}
