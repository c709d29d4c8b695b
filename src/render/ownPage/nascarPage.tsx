import { sportTitle } from '#components/event/eventTitle.ts';
import { OffSeason } from '#components/event/OffSeason.tsx';
import { RacesBySeries } from '#components/nascar/RacesBySeries.tsx';
import { SectionTitle } from '#components/ui/SectionTitle.tsx';
import { comingAndArchive } from '#domain/events/comingAndArchive.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import { isPredictedRace, type PredictedRace } from '#domain/nascar/raceCard.ts';
import type { FactsWithStats, TitledPage } from './ownPage.ts';
import { UpcomingEvents } from './UpcomingEvents.tsx';

export const NASCAR_TITLE = 'NASCAR Race Predictions';

/** The races of some events that have a prediction. */
export const predictedRaces = (events: readonly SportEvent[]): readonly PredictedRace[] =>
  events.flatMap((event) => (event.kind === 'race' && isPredictedRace(event) ? [event] : []));

/** The races to come that the page shows in full, by start. */
export const comingRaces = (events: readonly SportEvent[], now: Date): readonly PredictedRace[] =>
  comingAndArchive(predictedRaces(upcomingEvents(events, now)), []).coming;

/** Off season there are no entry lists to count. */
function lastTile(races: readonly PredictedRace[]) {
  if (races.length === 0) {
    const note = 'Overview, drivers, matchups, analysis';
    return { name: 'Views of a race', value: '4', note };
  }
  const drivers = races.reduce((sum, { cars }) => sum + cars.length, 0);
  const note = 'on the entry lists of these races';
  return { name: 'Drivers simulated', value: String(drivers), note };
}

const tilesOf = (races: readonly PredictedRace[]) => [
  { name: 'National series', value: '3', note: 'Cup, Xfinity and Craftsman Truck' },
  { name: 'Races to come', value: String(races.length), note: 'with a prediction' },
  { name: 'Simulations', value: '10,000+', note: 'of every race, car by car' },
  lastTile(races),
];

const Tiles = ({ races }: { readonly races: readonly PredictedRace[] }) => (
  <dl className="stats step-4">
    {tilesOf(races).map(({ name, value, note }) => (
      <div key={name} className="stat">
        <dt>{name}</dt>
        <dd>{value}</dd>
        <dd className="remark">{note}</dd>
      </div>
    ))}
  </dl>
);

/** What the page of NASCAR takes from the slate: the races to come, how many they are, the events to come. */
export function nascarPage({ events, last, stats, asOf, now }: FactsWithStats): TitledPage {
  const coming = comingRaces(events, now);
  return {
    title: sportTitle(NASCAR_TITLE, events, now),
    parts: {
      races:
        coming.length > 0 ? (
          <section className="pb-0">
            <SectionTitle
              title="Upcoming Races"
              id="upcoming"
              aside={
                coming.some(({ sample }) => sample) ? 'Sample races with real drivers' : undefined
              }
            />
            <RacesBySeries races={coming} now={now} />
          </section>
        ) : (
          <div id="upcoming">
            <OffSeason
              title="No upcoming races"
              sport="NASCAR"
              events={events}
              last={last}
              now={now}
            />
          </div>
        ),
      tiles: <Tiles races={coming} />,
      events: <UpcomingEvents sport="NASCAR" events={events} stats={stats} asOf={asOf} now={now} />,
    },
  };
}
