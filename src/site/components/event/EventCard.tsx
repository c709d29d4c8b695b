import type { IndividualEvent } from '#contract/answers/individual/event.ts';
import { isRaced } from '#domain/events/session.ts';
import { sportPath } from '#domain/leagues/leaguePage.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { cardTime, type Instant, isToday } from '#domain/time/time.ts';
import { unpredictedText } from '#domain/words/pendingText.ts';
import { Badge } from '../ui/Badge.tsx';
import { listedState } from './toldOfListed.ts';

interface Props {
  readonly event: IndividualEvent;
  readonly now: Instant;
  /** The event's own page, if any; otherwise its card links to its sport's. */
  readonly href?: string | undefined;
}

/** The share as a bar across the card: how often the named participant wins. */
const PickBar = ({ share }: { readonly share: number }) => (
  <svg
    className="block w-full h-[10px] mt-2 bg-sunken"
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect className="area-home" width={(100 * share).toFixed(2)} height="1" />
  </svg>
);

function EventPick({ event, now }: Props) {
  const { name, participant, prediction, eventTime: start, timeKnown } = event;
  if (!prediction) {
    return (
      <p className="pick pending mt-auto">
        {participant && <b className="font-[680]">{`${participant.name}. `}</b>}
        {isRaced(name)
          ? unpredictedText({ start, timeKnown }, now)
          : 'Only the race and the sprint are simulated.'}
      </p>
    );
  }
  return (
    <>
      <PickBar share={prediction.confidence} />
      <dl className="pick mt-auto">
        <div>
          <dt className="figure-label block">Prediction</dt>
          <dd>
            <b className="font-[680]">
              {[participant?.name, prediction.outcome].filter(Boolean).join(' ')}
            </b>
          </dd>
        </div>
        <div>
          <dt className="figure-label block">Confidence</dt>
          <dd>
            <b className="font-[680]">{percent(100 * prediction.confidence, 1)}</b>
          </dd>
        </div>
      </dl>
    </>
  );
}

/** An event of an individual sport at a glance: what, when, where, the likely winner and the confidence. */
export function EventCard({ event, now, href }: Props) {
  const { name, sport, eventType, eventTime, timeKnown, venue } = event;
  const state = listedState(event, now);
  return (
    <article className="card event-card">
      <div className="meta">
        <Badge kind="league">{eventType}</Badge>
        {isToday(eventTime, now) && <Badge kind="today">TODAY</Badge>}
        {state !== undefined && <Badge kind="live">{state}</Badge>}
        <time dateTime={eventTime}>{cardTime({ gameTime: eventTime, timeKnown }, now)}</time>
      </div>
      <h3 className="pt-1.5 px-4 pb-0 text-18 font-[720] tracking-[-0.015em]">
        <a className="no-underline" href={href ?? sportPath(sport)}>
          {name}
        </a>
      </h3>
      {venue !== '' && <p className="note pt-1 px-4 pb-3">{venue}</p>}
      <EventPick event={event} now={now} />
    </article>
  );
}
