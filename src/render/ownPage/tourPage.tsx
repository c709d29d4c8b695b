import { eventLeagueTitle } from '#components/event/eventTitle.ts';
import { OffSeason } from '#components/event/OffSeason.tsx';
import { PageLinks } from '#components/event/OnPage.tsx';
import { TournamentView } from '#components/golf/TournamentView.tsx';
import { sportReruns } from '#components/rerun/sportReruns.tsx';
import { SectionTitle } from '#components/ui/SectionTitle.tsx';
import { predictedTournament } from '#contract/answers/golf/tournaments.ts';
import { begunLast } from '#domain/events/begunLast.ts';
import { comingAndArchive } from '#domain/events/comingAndArchive.ts';
import { tournamentAnchor } from '#domain/events/eventAnchor.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import { tournamentDates } from '#domain/golf/dates.ts';
import { tourPage } from '#domain/golf/tourPages.ts';
import { tourName } from '#domain/golf/tours.ts';
import type { GolfTour } from '#domain/leagues/eventLeague.ts';
import { rerunOfTournament } from '#domain/rerun/ofEvent.ts';
import { GolfUpcoming } from '#islands/GolfUpcoming.tsx';
import { Island } from '../Island.tsx';
import type { PageFacts, TitledPage } from './ownPage.ts';

/** A tour's tournaments among golf's. */
export const tourTournaments = (tour: GolfTour, events: readonly SportEvent[]) =>
  events.flatMap((event) => (event.kind === 'tournament' && event.league === tour ? [event] : []));

/** The tournament that a tour's page shows in full, with those to come; none while no tournament to come has a prediction. */
export function featuredTournament(tour: GolfTour, events: readonly SportEvent[], now: Date) {
  const published = upcomingEvents(tourTournaments(tour, events), now);
  const [featured] = begunLast(comingAndArchive(published, []).coming, now);
  return { published, featured };
}

/** What a golf tour's page takes from the slate: the next tournament in full, those to come, tournaments to run again. */
export function golfTourPage(tour: GolfTour, { events, last, now }: PageFacts): TitledPage {
  const name = tourName(tour);
  const { published, featured } = featuredTournament(tour, events, now);
  const list = {
    tour,
    built: published.map(predictedTournament),
    builtAt: now.toISOString(),
    featured: featured?.id,
  };
  const upcoming = <Island name="tour" of={<GolfUpcoming {...list} />} />;
  const reruns = published.flatMap((each) => {
    const rerun = each.id === featured?.id ? undefined : rerunOfTournament(each);
    return rerun ? [{ title: `${each.name}, ${tournamentDates(each)}`, rerun }] : [];
  });
  const links = [
    ...(featured ? [{ href: `#${tournamentAnchor(featured.id)}`, text: featured.name }] : []),
    ...(published.length > 0 ? [{ href: '#upcoming', text: 'Upcoming tournaments' }] : []),
  ];
  return {
    title: eventLeagueTitle(name, `${name} Predictions`, published, now),
    parts: {
      'on-page': <PageLinks parts={links} />,
      // While no tournament to come has a prediction, the list of those to come stands first.
      first: !featured && (
        <section className="pb-8" id="upcoming">
          {upcoming}
        </section>
      ),
      featured: (
        <section className="pb-8">
          {featured?.prediction ? (
            <TournamentView
              event={featured}
              outcome={featured.prediction.outcome}
              page={tourPage(tour)}
              now={now}
            />
          ) : (
            <>
              <h2 className="visually-hidden">Tournament predictions</h2>
              <OffSeason
                title="No Current Events"
                sport="Golf"
                events={tourTournaments(tour, events)}
                last={last}
                now={now}
              >
                <p>Check back soon for upcoming tournament predictions and analysis.</p>
              </OffSeason>
            </>
          )}
        </section>
      ),
      upcoming: featured && (
        <section className="section pt-4 pb-4">
          <SectionTitle title="Upcoming Tournaments" id="upcoming" />
          {upcoming}
        </section>
      ),
      reruns: sportReruns(reruns, 'tournament'),
    },
  };
}
