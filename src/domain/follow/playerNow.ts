import { findLeague } from '../leagues/findLeague.ts';
import type { League } from '../leagues/league.ts';
import type { PlayerLine } from '../players/line.ts';
import { hasPlayers, type PlayerLeague } from '../players/statNames.ts';
import type { PlayerStatus } from '../players/status.ts';
import { slug } from '../words/slug.ts';
import { followableOf, followId, playerPart } from './follow.ts';

/** A player whom somebody asks about. */
export interface PlayerAsked {
  readonly league: PlayerLeague;
  /** The product's id of him. A feed may have given him its own number since. */
  readonly playerId: string;
  /** His name as in addresses, "nikola-jokic"; "" if not known. */
  readonly nameKey: string;
}

/** A game of a player's team, and where it is played. */
export interface PlayerGame {
  readonly gameId: number;
  /** ISO 8601 in UTC. */
  readonly gameTime: string;
  /** Short names. */
  readonly home: string;
  readonly away: string;
  readonly neutral: boolean;
  readonly sample: boolean;
}

/** His team's next game on the current slate. */
export interface PlayerNext extends PlayerGame {
  readonly timeKnown: boolean;
  readonly status: 'scheduled' | 'live';
  /** When the game was confirmed, ISO 8601 in UTC. */
  readonly asOf: string;
  /** His drawn line; absent where none was drawn, as of who is out. */
  readonly line?: PlayerLine | undefined;
}

/** What he did in his last final, by stat, and what was said of him before: the mean and the 10th to 90th percentiles. */
export interface PlayerLast extends PlayerGame {
  readonly stats: Readonly<Record<string, number>>;
  readonly said?: Readonly<Record<string, readonly number[]>> | undefined;
}

/** The newest word of the reports on him; null: on no report. */
interface PlayerNews {
  readonly id: number;
  readonly status: PlayerStatus | null;
  readonly before: PlayerStatus | null;
  /** When it was read, ISO 8601 in UTC. */
  readonly toldAt: string;
}

/** What is known of a player now. */
export interface PlayerNow {
  readonly league: PlayerLeague;
  readonly playerId: string;
  readonly name: string;
  /** "QB", "G"; "" if not known. */
  readonly position: string;
  /** Short name of his team. */
  readonly team?: string | undefined;
  readonly status?: PlayerStatus | undefined;
  readonly next?: PlayerNext | undefined;
  readonly last?: PlayerLast | undefined;
  readonly news?: PlayerNews | undefined;
}

/** Players by who was asked about (`askedKey`). */
export type PlayersNow = ReadonlyMap<string, PlayerNow>;

/** "nba:p-203999": the followed player without his name. */
export const askedKey = ({ league, playerId }: Pick<PlayerAsked, 'league' | 'playerId'>): string =>
  followId({ league: league.toLowerCase(), key: `p-${playerId}` });

/** Longest of a name in an id: that of a key, without "p-", the number and a hyphen. */
const LONGEST_NAME = 50;

/** The id under which a player is followed: "nba:p-203999-nikola-jokic". */
export function playerFollowId(league: League, playerId: string, name: string): string {
  const said = slug(name).slice(0, LONGEST_NAME).replace(/-$/, '');
  const key = `p-${playerId}${said === '' ? '' : `-${said}`}`;
  return followId({ league: league.toLowerCase(), key });
}

/** The player whom an id names; undefined of any other id, and in leagues whose players we do not forecast. */
export function playerAsked(id: string): PlayerAsked | undefined {
  const part = playerPart(id);
  const followed = part === undefined ? undefined : followableOf(id);
  const league = followed && findLeague(followed.league);
  if (part === undefined || !followed || !league || !hasPlayers(league)) return undefined;
  const playerId = part.slice(part.indexOf(':p-') + 3);
  return { league, playerId, nameKey: followed.key.slice(`p-${playerId}-`.length) };
}

/** The players among what is followed, in the order of following. */
export const playersAsked = (ids: Iterable<string>): readonly PlayerAsked[] =>
  [...ids].flatMap((id) => playerAsked(id) ?? []);

/** His team's next game, if it begins within this time, ms. */
export function playsWithin(
  { next }: Pick<PlayerNow, 'next'>,
  now: Date,
  withinMs: number,
): PlayerNext | undefined {
  const until = next ? Date.parse(next.gameTime) - now.getTime() : 0;
  return until > 0 && until <= withinMs ? next : undefined;
}
