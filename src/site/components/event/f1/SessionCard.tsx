import Building from 'lucide-react/icons/building-2';
import Gauge from 'lucide-react/icons/gauge';
import Landmark from 'lucide-react/icons/landmark';
import Moon from 'lucide-react/icons/moon';
import Route from 'lucide-react/icons/route';
import type { IndividualEvent } from '#contract/answers/individual/event.ts';
import { eventDate } from '#domain/events/eventDate.ts';
import { type CircuitType, circuitType } from '#domain/events/f1/circuit.ts';
import { daysUntil } from '#domain/events/f1/window.ts';
import { sessionType } from '#domain/events/session.ts';
import { clockTime, type Instant } from '#domain/time/time.ts';
import { Badge } from '../../ui/Badge.tsx';
import { listedState } from '../toldOfListed.ts';
import { PredictedOrder } from './PredictedOrder.tsx';
import { hasPrediction } from './upcoming.ts';

interface Props {
  readonly event: IndividualEvent;
  readonly now: Instant;
}

const ICONS: Readonly<Record<CircuitType, typeof Moon>> = {
  'Street Circuit': Building,
  'Historic Circuit': Landmark,
  'High Speed': Gauge,
  'Night Race': Moon,
  'Permanent Circuit': Route,
};

/** A session of a race weekend. */
export function SessionCard({ event, now }: Props) {
  const { name, venue, eventTime, timeKnown, predictions } = event;
  const session = sessionType(name);
  const circuit = circuitType(venue, name);
  const Icon = ICONS[circuit];
  const days = daysUntil(eventTime, now);
  const state = listedState(event, now);
  return (
    <article className="card session" data-start={predictions ? eventTime : undefined}>
      <div className="meta">
        <Badge kind={session === 'Race' ? 'league' : 'plain'}>{session}</Badge>
        {days === 0 && <Badge kind="today">TODAY</Badge>}
        {state !== undefined && <Badge kind="live">{state}</Badge>}
        <p className="until ml-auto font-[550]">{`Days until event: ${days}`}</p>
      </div>
      <h3 className="pt-1.5 px-4 pb-0 text-18 font-[720]">{name}</h3>
      {venue !== '' && <p className="where pt-0.5 px-4 pb-0 text-13 text-muted">{venue}</p>}
      <dl className="when">
        <div>
          <dt className="text-12 text-muted">Date</dt>
          <dd className="font-semibold">
            <time dateTime={eventTime}>{eventDate(eventTime)}</time>
          </dd>
        </div>
        <div>
          <dt className="text-12 text-muted">Time</dt>
          <dd className="font-semibold">{timeKnown ? clockTime(eventTime) : 'TBD'}</dd>
        </div>
        <div>
          <dt className="text-12 text-muted">Circuit</dt>
          <dd className="flex items-center gap-1.5 font-semibold">
            <Icon className="icon" aria-hidden="true" />
            {circuit}
          </dd>
        </div>
      </dl>
      {hasPrediction(event) && (
        <p className="ready">
          <b>AI Prediction Available</b>
          <span>Monte Carlo analysis ready</span>
        </p>
      )}
      {predictions && predictions.chances.length > 0 && (
        <PredictedOrder name={name} predictions={predictions} />
      )}
    </article>
  );
}
