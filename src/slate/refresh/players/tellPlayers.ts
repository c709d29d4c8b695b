import type { FeedGame } from '#domain/game/game.ts';
import { SIDES, teamOn } from '#domain/game/predictedWinner.ts';
import type { League } from '#domain/leagues/league.ts';
import { hasPlayers } from '#domain/players/statNames.ts';
import { DataError } from '#store/client.ts';
import type { RefreshContext } from '../context.ts';
import { sidesToCome } from '../sidesToCome.ts';
import { tellLineUps } from './tellLineUps.ts';
import { tellNotes } from './tellNotes.ts';
import { tellRosters } from './tellRosters.ts';

/** Keys of the teams of some games by the feed's own numbers. */
export const teamsOfPlayers = (games: readonly FeedGame[]): ReadonlyMap<string, string> =>
  new Map(
    games.flatMap((game) =>
      SIDES.flatMap((side) => {
        const id = game.teamIds?.[side];
        const key = teamOn(game, side).ratingKey;
        return id !== undefined && key !== undefined ? [[id, key] as const] : [];
      }),
    ),
  );

/** What is told, in order: a report's players have the ids that rosters gave them. */
const TELLERS = [
  ['rosters', tellRosters],
  ['report on players', tellNotes],
  ['line-ups', tellLineUps],
] as const;

/**
 * Stores what a feed announces of a league's players: rosters of teams that play soon, the report, and line-ups close to a start.
 * Whatever fails is left out and said; what was stored before stays.
 */
export async function tellPlayers(
  context: RefreshContext,
  league: League,
  games: readonly FeedGame[],
  refused: (item: string, reason: string) => void,
): Promise<void> {
  const { source, store, lease, now } = context;
  const all = source.reports?.players;
  if (!all || !hasPlayers(league)) return;
  const teams = teamsOfPlayers(games);
  if (teams.size > 0) await store.noteFeedTeams(lease, { source: source.name, league }, teams);
  const sides = sidesToCome(league, games, now);
  if (sides.length === 0) return;
  const telling = { all, league, sides, refused };
  for (const [what, tell] of TELLERS) {
    try {
      await tell(context, telling);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      refused(what, error.message);
    }
  }
}
