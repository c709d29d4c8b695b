import type { ListedGame } from '#domain/game/listedGame.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import type { PlayerLine } from '#domain/players/line.ts';
import { boardPath, PLAYERS_PATH } from '#domain/players/playerPaths.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import type { Crumb } from '../game/Breadcrumb.tsx';

/** The way from the home page to a league's board, or to what is below it. */
export const boardCrumbs = (league: PlayerLeague, name?: string): readonly Crumb[] => [
  { text: 'Home', href: '/' },
  { text: 'Players', href: PLAYERS_PATH },
  ...(name === undefined
    ? [{ text: LEAGUES[league].name }]
    : [{ text: LEAGUES[league].name, href: boardPath(league) }, { text: name }]),
];

/** "KC at BUF", the player's team first: "BUF vs. KC". */
export function gameOfPlayer(
  { awayTeam, homeTeam, neutralSite }: ListedGame,
  { side }: Pick<PlayerLine, 'side'>,
): string {
  const [own, other] = side === 'home' ? [homeTeam, awayTeam] : [awayTeam, homeTeam];
  const word = side === 'away' && !neutralSite ? 'at' : 'vs.';
  return `${own.abbreviation} ${word} ${other.abbreviation}`;
}
