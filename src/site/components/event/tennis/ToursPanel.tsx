import type { TennisEvent, TennisSchedule } from '#contract/answers/tennis/event.ts';
import { tourKey } from '#domain/events/tennis/tour.ts';
import { easternMidday, longDate } from '#domain/time/time.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { resultText } from './resultText.ts';

interface Line {
  readonly label: string;
  readonly event: TennisEvent;
}

const EventLine = ({ label, event }: Line) => (
  <p>
    <span className="figure-label">{label}</span>
    <b>{event.strEvent}</b>
    <span className="note">{longDate(easternMidday(event.dateEvent))}</span>
    {event.result && <span>{resultText(event)}</span>}
  </p>
);

/** Every tour with its next or its last event. */
export function ToursPanel({ upcoming, recent }: TennisSchedule) {
  const tours = [...new Set([...Object.keys(upcoming), ...Object.keys(recent)])];
  if (tours.length === 0) {
    return (
      <EmptyState title="No Tours Available">Tours show here once a schedule is out.</EmptyState>
    );
  }
  return (
    <ul className="grid thirds tours list-none p-0">
      {tours.map((tour) => {
        const [next, last] = [upcoming[tour], recent[tour]];
        return (
          <li key={tour} className="card tour">
            <h3 className="meta p-0 tracking-[0]">
              <span className={`badge tour-${tourKey(tour)}`}>{tour}</span>
              {next && <Badge kind="value">Active</Badge>}
            </h3>
            {next && <EventLine label="Next event" event={next} />}
            {!next && last && <EventLine label="Recent event" event={last} />}
            {!next && <p className="note">No active events</p>}
          </li>
        );
      })}
    </ul>
  );
}
