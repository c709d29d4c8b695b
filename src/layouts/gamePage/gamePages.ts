import { loadLeagueStanding } from '#content/leagueStanding.ts';
import { loadLedger, loadLines } from '#content/slate.ts';
import type { Game } from '#domain/game.ts';
import { otherGamesByDay } from '#domain/otherGames.ts';
import { teamPath } from '#domain/paths.ts';
import type { GamePageData } from './GamePage.tsx';

/** Every team of a slate has a page. */
const teamPathsOf = ({ league, awayTeam, homeTeam }: Game): ReadonlySet<string> =>
  new Set([awayTeam, homeTeam].flatMap(({ name }) => teamPath(league, name) ?? []));

/** What the page of each of these games shows, as a build reads it; the games link to each other alone. */
export async function loadGamePages(games: readonly Game[], now: Date): Promise<GamePageData[]> {
  const othersOf = otherGamesByDay(games, now);
  const [ledger, lines] = [await loadLedger(), await loadLines()];
  const pages: GamePageData[] = [];
  for (const game of games) {
    pages.push({
      game,
      ledger: game.prediction && ledger.get(game.prediction.id),
      lines: lines.get(game.id) ?? [],
      others: othersOf(game),
      teamPaths: teamPathsOf(game),
      standing: await loadLeagueStanding(game.league),
      now,
    });
  }
  return pages;
}
