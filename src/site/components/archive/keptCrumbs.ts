import {
  archiveLeaguePath,
  archiveMonthPath,
  monthName,
  monthOf,
} from '#domain/archive/archivePaths.ts';
import type { Game } from '#domain/game/game.ts';
import { LEAGUES, type League, leaguePath } from '#domain/leagues/league.ts';
import type { Crumb } from '../game/Breadcrumb.tsx';

/** Down to a league's past games. */
export const archiveCrumbs = (league: League): readonly Crumb[] => [
  { text: 'Home', href: '/' },
  { text: LEAGUES[league].name, href: leaguePath(league) },
  { text: 'Past games', href: archiveLeaguePath(league) },
];

/** Down to a past game. */
export function keptCrumbs({ league, gameTime, awayTeam, homeTeam }: Game): readonly Crumb[] {
  const month = monthOf(gameTime);
  return [
    ...archiveCrumbs(league),
    { text: monthName(month), href: archiveMonthPath(league, month) },
    { text: `${awayTeam.shortName} @ ${homeTeam.shortName}` },
  ];
}
