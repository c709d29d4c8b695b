import type { FeedGame } from '#domain/game/game.ts';
import { SIDES, type Side, teamOn } from '#domain/game/predictedWinner.ts';
import type { League } from '#domain/leagues/league.ts';
import type { ReportedSide } from '#domain/starters/absence.ts';

/** A side of a game to come, with its list. */
export interface SideToCome extends ReportedSide {
  readonly sourceId: string;
  readonly side: Side;
  readonly teamName: string;
  readonly teamId: string | undefined;
  readonly season: number;
}

/** Both sides of every game to come that the ratings know, soonest first. */
export function sidesToCome(
  league: League,
  games: readonly FeedGame[],
  now: Date,
): readonly SideToCome[] {
  return games
    .filter(
      ({ status, gameTime }) => status === 'scheduled' && Date.parse(gameTime) > now.getTime(),
    )
    .sort((one, other) => Date.parse(one.gameTime) - Date.parse(other.gameTime))
    .flatMap((game) =>
      SIDES.flatMap((side) => {
        const { name: teamName, ratingKey: teamKey } = teamOn(game, side);
        const { sourceId, gameTime, season, teamIds } = game;
        if (teamKey === undefined) return [];
        return {
          league,
          teamKey,
          gameTime,
          now,
          sourceId,
          side,
          teamName,
          season,
          teamId: teamIds?.[side],
        };
      }),
    );
}
