import { begunLast } from '#domain/events/begunLast.ts';
import type { PredictedRace } from '#domain/nascar/raceCard.ts';
import { bySeries, nextFirst } from '#domain/nascar/series.ts';
import type { Instant } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { SectionBoundary } from '../ui/SectionBoundary.tsx';
import { NascarRace } from './NascarRace.tsx';

interface Props {
  readonly races: readonly PredictedRace[];
  readonly now: Instant;
}

/**
 * Races by series, the next race first, those that have begun last; samples in the page's own order. The first is open, all others
 * folded.
 */
export function RacesBySeries({ races, now }: Props) {
  const sample = races.every(({ source }) => source === 'authored');
  const groups = sample ? bySeries(races) : nextFirst(bySeries(begunLast(races, now)), now);
  return (
    <div data-by-clock={sample ? undefined : ''}>
      {groups.map(({ series, races: ofSeries }, group) => (
        <div key={series} className="series">
          <div className="series-head">
            <h3 className="text-21 font-[740] mr-auto">{series}</h3>
            <p className="subline">{counted(ofSeries.length, 'race')}</p>
          </div>
          <div className="grid" data-by-clock={sample ? undefined : ''}>
            {ofSeries.map((race, index) => (
              <SectionBoundary key={race.id}>
                <NascarRace race={race} folded={group + index > 0} now={now} />
              </SectionBoundary>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
