import { listingTitle } from '#components/event/eventTitle.ts';
import { golfToursMap } from '#contract/answers/golf/tournaments.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { GolfTours } from '#islands/GolfTours.tsx';
import { Island } from '../Island.tsx';
import type { PageFacts, TitledPage } from './ownPage.ts';

const tournamentsOf = (events: readonly SportEvent[]) =>
  events.flatMap((event) => (event.kind === 'tournament' ? [event] : []));

/**
 * What the page of golf takes from the slate: its tours.
 * @param foot markup of the box that fills the grid's last row
 */
export function golfPage({ events, now }: Omit<PageFacts, 'last'>, foot: string): TitledPage {
  const built = golfToursMap(tournamentsOf(events));
  return {
    title: listingTitle('Golf', tournamentsOf(events), now),
    parts: {
      tours: (
        <Island
          name="tours"
          html={foot}
          of={<GolfTours built={built} builtAt={now.toISOString()} />}
        />
      ),
    },
  };
}
