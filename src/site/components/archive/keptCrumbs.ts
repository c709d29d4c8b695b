import { type ArchiveLeague, currentPageOf } from '#domain/archive/archiveLeague.ts';
import {
  archiveLeaguePath,
  archiveMonth,
  archiveMonthPath,
  monthName,
} from '#domain/archive/archivePaths.ts';
import type { Game } from '#domain/game/game.ts';
import type { Crumb } from '../game/Breadcrumb.tsx';
import { contestWord } from './contestWord.ts';

/** Down to a league's past contests. */
export function archiveCrumbs(league: ArchiveLeague): readonly Crumb[] {
  const { name, path } = currentPageOf(league);
  return [
    { text: 'Home', href: '/' },
    { text: name, href: path },
    { text: `Past ${contestWord(league)}`, href: archiveLeaguePath(league) },
  ];
}

/** Down to a past game. */
export function keptCrumbs({ league, gameTime, awayTeam, homeTeam }: Game): readonly Crumb[] {
  const month = archiveMonth(gameTime);
  return [
    ...archiveCrumbs(league),
    { text: monthName(month), href: archiveMonthPath(league, month) },
    { text: `${awayTeam.shortName} @ ${homeTeam.shortName}` },
  ];
}
