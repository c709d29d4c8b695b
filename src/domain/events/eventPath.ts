import { sportPath } from '../leagues/leaguePage.ts';
import { eventAnchor } from './eventAnchor.ts';
import { type SportEvent, sportOf } from './sportEvent.ts';

/** Address of an event's figures: its sport's page, plus its anchor if the page has one. */
export function eventPath(event: SportEvent): string {
  const page =
    event.kind === 'tournament' ? `/golf/${event.league}` : sportPath(sportOf(event.league));
  const anchor = eventAnchor(event);
  return anchor === undefined ? page : `${page}#${anchor}`;
}
