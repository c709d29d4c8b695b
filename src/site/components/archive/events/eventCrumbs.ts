import { archiveMonth, archiveMonthPath, monthName } from '#domain/archive/archivePaths.ts';
import { lastingEventPath } from '#domain/archive/eventAddress.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import type { Crumb } from '../../game/Breadcrumb.tsx';
import { archiveCrumbs } from '../keptCrumbs.ts';

/** Down to an event, or with a title to a part of it. */
export function keptEventCrumbs(event: SportEvent, part?: string): readonly Crumb[] {
  const month = archiveMonth(event.startTime);
  const down = [
    ...archiveCrumbs(event.league),
    { text: monthName(month), href: archiveMonthPath(event.league, month) },
  ];
  if (part === undefined) return [...down, { text: event.name }];
  return [...down, { text: event.name, href: lastingEventPath(event.id) }, { text: part }];
}
