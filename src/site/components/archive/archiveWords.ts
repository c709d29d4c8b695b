import type { ArchiveAsked } from '#domain/archive/archiveAsked.ts';
import { contestsOf } from '#domain/archive/archiveAsked.ts';
import {
  ARCHIVE_PATH,
  archiveLeaguePath,
  archiveMonthPath,
  monthName,
} from '#domain/archive/archivePaths.ts';
import { leagueLabel } from '#domain/record/leagueLabel.ts';
import { counted } from '#domain/words/counted.ts';
import type { Crumb } from '../game/Breadcrumb.tsx';
import { contestWord, contestWords } from './contestWord.ts';
import { archiveCrumbs } from './keptCrumbs.ts';
import { eventTally } from './PastEvents.tsx';
import { pastTally } from './PastList.tsx';

/** "NFL, November 2026: past games", "Islam Makhachev, UFC: past fights" */
export function archiveTitle(asked: ArchiveAsked): string {
  if (asked.of === 'all') return 'Past games and events';
  const league = leagueLabel(asked.league);
  const what = `past ${contestWord(asked.league)}`;
  switch (asked.of) {
    case 'league':
      return `${league}: ${what}`;
    case 'month':
    case 'eventMonth':
      return `${league}, ${monthName(asked.month)}: ${what}`;
    case 'team':
    case 'name':
      return `${asked.name}, ${league}: ${what}`;
  }
}

export function archivePathOf(asked: ArchiveAsked): string {
  switch (asked.of) {
    case 'all':
      return ARCHIVE_PATH;
    case 'league':
      return archiveLeaguePath(asked.league);
    case 'month':
    case 'eventMonth':
      return archiveMonthPath(asked.league, asked.month);
    case 'team':
    case 'name':
      return `${archiveLeaguePath(asked.league)}/${asked.part}`;
  }
}

export function crumbsOf(asked: ArchiveAsked): readonly Crumb[] {
  if (asked.of === 'all') return [{ text: 'Home', href: '/' }, { text: archiveTitle(asked) }];
  const down = archiveCrumbs(asked.league);
  if (asked.of === 'league') {
    return [...down.slice(0, -1), { text: `Past ${contestWord(asked.league)}` }];
  }
  return [...down, { text: 'month' in asked ? monthName(asked.month) : asked.name }];
}

/** "12 fights that we forecast: 8 of 12 winners right." */
export function ledeOf(asked: ArchiveAsked): string {
  const [one, many] = asked.of === 'all' ? ['game', 'contests'] : contestWords(asked.league);
  const contests = contestsOf(asked);
  if (contests && contests.length > 0) {
    const tally =
      'games' in asked ? pastTally(asked.games) : 'events' in asked ? eventTally(asked.events) : '';
    return `${counted(contests.length, one, many)} that we forecast: ${tally}.`;
  }
  const some = 'months' in asked && !contests && asked.months.length > 0;
  return some
    ? `Every ${asked.of === 'all' ? 'contest' : one} that we forecast keeps its page: what we said, what came of it, and the proof.`
    : `Nothing here yet: a ${asked.of === 'all' ? 'game' : one} is listed once it has begun.`;
}
