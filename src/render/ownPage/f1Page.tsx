import { sportTitle } from '#components/event/eventTitle.ts';
import { RaceFeature } from '#components/event/f1/RaceFeature.tsx';
import { upcomingSessions } from '#components/event/f1/upcoming.ts';
import { OffSeason } from '#components/event/OffSeason.tsx';
import { PageLinks } from '#components/event/OnPage.tsx';
import { sportReruns } from '#components/rerun/sportReruns.tsx';
import { individualEvent } from '#contract/answers/individual/event.ts';
import { oldestAsOf } from '#contract/asOf.ts';
import { begunLast } from '#domain/events/begunLast.ts';
import { comingAndArchive } from '#domain/events/comingAndArchive.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import { rerunOfRace } from '#domain/rerun/ofEvent.ts';
import { longDate } from '#domain/time/time.ts';
import { F1Counters } from '#islands/F1Counters.tsx';
import { F1Sessions } from '#islands/F1Sessions.tsx';
import { Island } from '../Island.tsx';
import type { PageFacts, TitledPage } from './ownPage.ts';

export const F1_TITLE = 'Formula 1 Race Predictions';

const racesOf = (events: readonly SportEvent[]) =>
  events.flatMap((event) => (event.kind === 'race' && event.league === 'F1' ? [event] : []));

/** What the page of Formula 1 takes from the slate: the next race in full, the sessions to come, races to run again. */
export function f1Page({ events, last, now }: PageFacts): TitledPage {
  const races = racesOf(events);
  const coming = begunLast(comingAndArchive(upcomingEvents(races, now), []).coming, now);
  const [featured] = coming;
  const sessions = {
    built: upcomingSessions(
      races.flatMap((race) => individualEvent(race) ?? []),
      now,
    ),
    asOf: oldestAsOf(races),
    builtAt: now.toISOString(),
    featured: featured?.id,
  };
  const reruns = races.flatMap((race) => {
    const rerun = race.id === featured?.id ? undefined : rerunOfRace(race);
    return rerun ? [{ title: `${race.name}, ${longDate(race.startTime)}`, rerun }] : [];
  });
  const links = [
    ...(featured ? [{ href: '#featured', text: featured.name }] : []),
    { href: '#upcoming', text: 'Upcoming events' },
  ];
  return {
    title: sportTitle(F1_TITLE, races, now),
    parts: {
      'on-page': <PageLinks parts={links} />,
      featured: featured ? (
        <RaceFeature race={featured} group="market" now={now} />
      ) : (
        <OffSeason
          title="No upcoming events found for F1"
          sport="F1"
          events={races}
          last={last}
          now={now}
        />
      ),
      sessions: (
        <>
          <Island name="counters" of={<F1Counters {...sessions} />} />
          <Island name="sessions" of={<F1Sessions {...sessions} />} />
        </>
      ),
      reruns: sportReruns(reruns, 'race'),
    },
  };
}
