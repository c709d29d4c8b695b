import type { Team } from '#domain/game.ts';
import { LEAGUES, type League } from '#domain/league.ts';
import { fold, foldClub, foldSchool } from '../ratingKeys/fold.ts';
import { ratingKey } from '../ratingKeys/ratingKey.ts';

const isCollege = (league: League): boolean => league === 'NCAAF' || league === 'NCAAB';

/** Without a poll's rank ("Alabama (#4)") or, among professionals, a listed pitcher ("Yankees (G. Cole)"). */
const plainName = (league: League, name: string): string =>
  name.replace(isCollege(league) ? /\s*\(#\d+\)\s*$/ : /\s*\([^)]*\)\s*$/, '').trim();

function foldFor(league: League): (name: string) => string {
  if (isCollege(league)) return foldSchool;
  return LEAGUES[league].sport === 'soccer' ? foldClub : fold;
}

/**
 * Whether a book's name means a team of the feed: by the key both have in the ratings, and where one of them has none by
 * the same name, folded. Never by likeness.
 */
export function isSameTeam(
  league: League,
  team: Team,
  bookName: string,
  knownKeys: ReadonlySet<string>,
): boolean {
  const name = plainName(league, bookName);
  const theirs = ratingKey(
    league,
    isCollege(league) ? { location: name } : { displayName: name },
    knownKeys,
  );
  const ours =
    team.ratingKey ??
    ratingKey(
      league,
      {
        abbreviation: team.abbreviation,
        displayName: team.name,
        ...(isCollege(league) && { location: team.shortName }),
      },
      knownKeys,
    );
  if (theirs !== undefined && ours !== undefined) return theirs === ours;
  const folded = foldFor(league);
  return [team.name, team.shortName].some((own) => folded(own) === folded(name));
}
