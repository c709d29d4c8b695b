import { keptSlate } from '#content/keptSlate.ts';
import { loadLeagueStanding } from '#content/leagueStanding.ts';
import type { Game } from '#domain/game/game.ts';
import { otherGamesByDay } from '#domain/game/otherGames.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { teamPath } from '#domain/product/paths.ts';
import { NO_STANDING } from '#domain/record/leagueStanding.ts';
import type { GamePageData } from './GamePage.tsx';

/** Every team of a slate has a page. */
const teamPathsOf = ({ league, awayTeam, homeTeam }: Game): ReadonlySet<string> =>
  new Set([awayTeam, homeTeam].flatMap(({ name }) => teamPath(league, name) ?? []));

/** The pages' data for these games, as read by a build; the games link only to each other. */
export async function gamePages(
  games: readonly Game[],
  now: Date,
): Promise<(game: Game) => GamePageData> {
  const { ledger, lines } = keptSlate();
  const standings = new Map(
    await Promise.all(
      TEAM_LEAGUES.map(async (league) => [league, await loadLeagueStanding(league)] as const),
    ),
  );
  const othersOf = otherGamesByDay(games, now);
  return (game) => ({
    game,
    ledger: game.prediction && ledger.get(game.prediction.id),
    lines: lines.get(game.id) ?? [],
    others: othersOf(game),
    teamPaths: teamPathsOf(game),
    standing: standings.get(game.league) ?? NO_STANDING,
    now,
  });
}
