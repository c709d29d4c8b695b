import { findLeague } from '../leagues/findLeague.ts';
import { slug } from '../words/slug.ts';
import { hasPlayers, type PlayerLeague } from './statNames.ts';

/** The leagues whose players we forecast, and how well. */
export const PLAYERS_PATH = '/players';

/** The board of a league's players: "/players/nba". */
export const boardPath = (league: PlayerLeague): string =>
  `${PLAYERS_PATH}/${league.toLowerCase()}`;

/** The same as a file: "/players/nba.csv". */
export const boardCsvPath = (league: PlayerLeague): string => `${boardPath(league)}.csv`;

/** A player's page: "/player/nba/n203999-nikola-jokic". The name in it may change: the number leads there. */
export function playerPath(
  league: PlayerLeague,
  { playerId, name }: { readonly playerId: string; readonly name: string },
): string {
  const words = slug(name);
  return `/player/${league.toLowerCase()}/${playerId}${words === '' ? '' : `-${words}`}`;
}

/** A number of a player: a feed's, or with an n before it that of another source, until a feed names him. */
const PLAYER_ID = /^n?[\da-z]{1,24}$/;

/** The number in the last part of such an address, in any letter case; undefined if it has none. */
export function playerIdIn(part: string): string | undefined {
  const [id = ''] = part.toLowerCase().split('-');
  return PLAYER_ID.test(id) ? id : undefined;
}

/** The league with players that a path's part names, in any letter case; undefined of any other. */
export function findPlayerLeague(text: string): PlayerLeague | undefined {
  const league = findLeague(text);
  return league && hasPlayers(league) ? league : undefined;
}
