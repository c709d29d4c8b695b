import { EVENT_SPORTS } from '../events/event.ts';
import { TEAM_LEAGUES } from '../leagues/codes.ts';
import { findLeague } from '../leagues/findLeague.ts';
import type { League } from '../leagues/league.ts';
import type { LeaguePage } from '../leagues/leaguePage.ts';

/** What a reader follows: a team, a fighter, a player of a team, or a whole league or sport. */
interface Followable {
  /** In lower case, as in addresses: "nfl", "ufc". */
  readonly league: string;
  /**
   * The last part of its page's address: "buffalo-bills", "jon-jones"; of a player that with "p-" before it,
   * "p-203999-nikola-jokic"; "" for the whole league or sport.
   */
  readonly key: string;
}

/** Most that one reader follows at a time. */
export const MOST_FOLLOWED = 50;

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** No team's or fighter's address is as long. */
const LONGEST_KEY = 80;

const LEAGUES: ReadonlySet<string> = new Set(
  [...TEAM_LEAGUES, ...EVENT_SPORTS].map((code) => code.toLowerCase()),
);

/** "nfl:buffalo-bills", "nfl": as addresses and lists have it. */
export const followId = ({ league, key }: Followable): string =>
  key === '' ? league : `${league}:${key}`;

/** What an id names; undefined if it is none. */
export function followableOf(id: string): Followable | undefined {
  const [league = '', key, ...more] = id.split(':');
  if (more.length > 0 || !LEAGUES.has(league)) return undefined;
  if (key === undefined) return { league, key: '' };
  return KEY.test(key) && key.length <= LONGEST_KEY ? { league, key } : undefined;
}

/** A team league and a player's number. No team's address begins so. */
const PLAYER = /^([a-z0-9]+):p-([0-9a-z]{1,25})(?=-|$)/;

/** "nba:p-203999" of a followed player, without his name, which is decoration; undefined of anything else. */
export function playerPart(id: string): string | undefined {
  const [part, league = ''] = PLAYER.exec(id) ?? [];
  return findLeague(league) ? part : undefined;
}

/** Whether two ids name the same: a player is the same under every spelling of his name. */
export const sameFollow = (one: string, other: string): boolean =>
  one === other || (playerPart(one) ?? one) === (playerPart(other) ?? other);

/** The id of a league, or of what has a page in it: the last part of the page's path. */
export const followIdOf = (page: LeaguePage, path?: string): string =>
  followId({ league: page.toLowerCase(), key: path?.split('/').at(-1) ?? '' });

/** Leagues of the followed teams: those whose seasons are spoken of. */
export function followedLeagues(ids: Iterable<string>): readonly League[] {
  const leagues = new Set<League>();
  for (const id of ids) {
    const followed = followableOf(id);
    const isTeam = followed && followed.key !== '' && playerPart(id) === undefined;
    const league = isTeam ? findLeague(followed.league) : undefined;
    if (league) leagues.add(league);
  }
  return [...leagues];
}
