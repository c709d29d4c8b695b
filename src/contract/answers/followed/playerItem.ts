import type { PlayerAsked, PlayerLast, PlayerNext, PlayerNow } from '#domain/follow/playerNow.ts';
import {
  lastStats,
  nextStats,
  playerAheadText,
  playerGameTitle,
} from '#domain/follow/playerWords.ts';
import { leaguePageName, leaguePagePath } from '#domain/leagues/leaguePage.ts';
import { seasonReturn } from '#domain/leagues/season.ts';
import { playerPath } from '#domain/players/playerPaths.ts';
import { easternDate } from '#domain/time/time.ts';
import type { FollowedItem } from '../../followed.ts';

/** An item of the answer, and what it was made from. */
export interface MadeItem {
  readonly item: FollowedItem;
  readonly from: readonly { readonly asOf: string }[];
}

type Said = NonNullable<FollowedItem['player']>;

/** A last game is told for so many days. */
const TOLD_MS = 10 * 86_400_000;

const nextOf = (next: PlayerNext): FollowedItem['next'] => ({
  path: `/game/${next.gameId}`,
  title: playerGameTitle(next),
  startTime: next.gameTime,
  timeKnown: next.timeKnown,
  sample: next.sample,
});

function lastOf(position: string, last: PlayerLast, now: Date): Said['last'] {
  const did = lastStats(position, last);
  if (did.length === 0 || now.getTime() - Date.parse(last.gameTime) > TOLD_MS) return undefined;
  const { gameId, gameTime, sample } = last;
  const path = `/game/${gameId}`;
  return { path, title: playerGameTitle(last), startTime: gameTime, did: [...did], sample };
}

function saidOf(player: PlayerNow, now: Date): Said {
  const { position, team, status, next, last } = player;
  const plays = status === 'Out' ? undefined : next?.line?.plays;
  return {
    position,
    team,
    status,
    plays,
    playsSaid: playerAheadText(player),
    counts: [...nextStats(player)],
    last: last && lastOf(position, last, now),
  };
}

/** A followed player. @param id under which he is followed @param player undefined: nobody knows him by now */
export function playerItem(
  id: string,
  { league }: PlayerAsked,
  player: PlayerNow | undefined,
  now: Date,
): MadeItem {
  const next = player?.next;
  return {
    item: {
      id,
      name: player?.name,
      shortName: player?.name,
      leagueName: leaguePageName(league),
      path: player ? playerPath(league, player) : leaguePagePath(league),
      next: next && nextOf(next),
      player: player && saidOf(player, now),
      returns: next ? undefined : seasonReturn(league, easternDate(now)),
    },
    from: next ? [next] : [],
  };
}
