import { lastingPartPath } from '#domain/archive/eventAddress.ts';
import {
  isSettled,
  type KeptEvent,
  type KeptPart,
  winnerPickOf,
} from '#domain/archive/keptEvent.ts';
import { isUntold, NO_RESULT } from '#domain/archive/untold.ts';
import { partResultText } from '#domain/events/eventResultText.ts';
import { toldOfEvent } from '#domain/events/toldOfEvent.ts';
import { stateText } from '#domain/game/stateText.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { leagueLabel } from '#domain/record/leagueLabel.ts';
import type { Instant } from '#domain/time/time.ts';
import { counted } from '#domain/words/counted.ts';
import { placeText } from '#domain/words/placeText.ts';
import { Breadcrumb } from '../../game/Breadcrumb.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { keptEventCrumbs } from './eventCrumbs.ts';
import { More } from './More.tsx';
import { eventWhenText } from './PartHead.tsx';
import {
  CALL_TEXT,
  callOfPart,
  isOverPart,
  type PartOf,
  partState,
  partTitle,
} from './partWords.ts';

interface Props {
  readonly kept: KeptEvent;
  readonly now: Instant;
}

/** "12 fights forecast, 9 over, 6 picks right." */
export function cardTally({ event, parts }: KeptEvent): string {
  const over = parts.filter((part) => isOverPart({ event, part })).length;
  const right = parts.filter((part) => callOfPart(part) === 'right').length;
  const graded = parts.filter((part) => part.rows.length > 0).length;
  return [
    `${counted(parts.length, 'fight')} forecast`,
    ...(over > 0 ? [`${over} over`] : []),
    ...(graded > 0 ? [`${counted(right, 'pick')} right`] : []),
  ].join(', ');
}

const TONE = { right: 'pos', wrong: 'neg', level: undefined, void: undefined } as const;

function Row({ now, ...of }: PartOf & { readonly now: Instant }) {
  const { event, part } = of;
  const pick = winnerPickOf(part);
  const call = callOfPart(part);
  return (
    <tr>
      <th scope="row">
        <a href={lastingPartPath(event.id, part.key)}>{partTitle(of)}</a>
        {isOverPart(of) && <span className="range">{partResultText(event, part.key)}</span>}
      </th>
      <td className="left">{pick && `${pick.pick} ${percent(pick.probability, 1)}`}</td>
      <td>{call ? <b className={TONE[call]}>{CALL_TEXT[call]}</b> : partState(of, now)}</td>
    </tr>
  );
}

const Bouts = ({ event, parts, now }: KeptEvent & { readonly now: Instant }) => (
  <div className="panel">
    <div className="content">
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Fight</th>
            <th scope="col" className="left">
              We said
            </th>
            <th scope="col">Winner</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part: KeptPart) => (
            <Row key={part.key} event={event} part={part} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  </div>
);

/** Its state as told last; once all bouts are graded it is over, whatever was told last. */
function cardState({ event, parts }: KeptEvent, now: Instant): string {
  if (!isSettled(parts) || !isUntold(event.status, parts))
    return stateText(toldOfEvent(event), now);
  return parts.some((part) => isOverPart({ event, part })) ? 'Final' : NO_RESULT;
}

/** The lasting page of a fight card: its forecast bouts, each with a page of its own. */
export function KeptCardPage({ kept, now }: Props) {
  const { event } = kept;
  const { name, city, country } = event.venue ?? {};
  const place = placeText(name, city, country);
  return (
    <div className="wrap pb-16">
      <Breadcrumb crumbs={keptEventCrumbs(event)} />
      <div className="head pt-2">
        <div>
          <p className="flex flex-wrap gap-1.5 pb-2">
            <Badge kind="league">{leagueLabel(event.league)}</Badge>
            <Badge kind="outline">{cardState(kept, now)}</Badge>
          </p>
          <h1>{event.name}</h1>
          <p className="subline">
            <time dateTime={event.startTime}>{eventWhenText(event)}</time>
            {place !== '' && `, ${place}`}
          </p>
          <p className="subline">{`${cardTally(kept)}.`}</p>
        </div>
      </div>
      <Bouts {...kept} now={now} />
      <More event={event} parts={[]} />
    </div>
  );
}
