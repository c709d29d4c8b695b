import { eventPick } from '#domain/events/eventPick.ts';
import { eventType } from '#domain/events/eventType.ts';
import { type SportEvent, sportOf } from '#domain/events/sportEvent.ts';
import { sportPath } from '#domain/leaguePage.ts';
import { percent } from '#domain/numbers.ts';
import { cardTime, type Instant, isToday } from '#domain/time.ts';
import { Badge } from '../ui/Badge.tsx';
import { placeText } from './placeText.ts';

interface Props {
  readonly event: SportEvent;
  readonly now: Instant;
}

/** The share as a bar on the whole card's width: how often the named participant wins. */
function PickBar({ share }: { readonly share: number }) {
  return (
    <svg className="pick-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className="t-home" width={(100 * share).toFixed(2)} height="1" />
    </svg>
  );
}

/** An event of an individual sport at a glance: what, when, where, who most likely wins and how sure that is. */
export function EventCard({ event, now }: Props) {
  const pick = eventPick(event);
  const place = placeText(event.venue);
  return (
    <article className="card event-card" id={`event-${event.id}`}>
      <div className="meta">
        <Badge kind="league">{eventType(event)}</Badge>
        {isToday(event.startTime, now) && <Badge kind="today">TODAY</Badge>}
        {event.status === 'live' && <Badge kind="live">LIVE</Badge>}
        {event.sample && <Badge kind="warn">Sample</Badge>}
        <time dateTime={event.startTime}>
          {cardTime({ gameTime: event.startTime, timeKnown: event.timeKnown }, now)}
        </time>
      </div>
      <h3>
        <a href={sportPath(sportOf(event.league))}>{event.name}</a>
      </h3>
      {place !== undefined && <p className="note">{place}</p>}
      {pick ? (
        <>
          <PickBar share={pick.confidence} />
          <p className="pick">
            <span>
              <span className="lab">Prediction</span>
              <b>{`${pick.participant} ${pick.outcome}`}</b>
            </span>
            <span>
              <span className="lab">Confidence</span>
              <b>{percent(100 * pick.confidence, 1)}</b>
            </span>
          </p>
        </>
      ) : (
        <p className="pick pending">Prediction pending...</p>
      )}
    </article>
  );
}
