import { lastingPartPath } from '#domain/archive/eventAddress.ts';
import {
  callOf,
  type EventCall,
  type PastEvent,
  pastEventTitle,
} from '#domain/archive/pastEvent.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { easternDate, longDate } from '#domain/time/time.ts';
import { capital } from '#domain/words/capital.ts';

const VERDICT: Readonly<Record<EventCall, string>> = {
  right: 'Right',
  wrong: 'Wrong',
  level: 'No winner',
  void: 'Void',
};
const TONE = { right: 'pos', wrong: 'neg', level: undefined, void: undefined } as const;

function Row({ of }: { readonly of: PastEvent }) {
  const call = callOf(of.outcome);
  return (
    <tr>
      <th scope="row">
        <a href={lastingPartPath(of.id, of.part)}>{pastEventTitle(of)}</a>
        {of.names && <span className="range">{of.name}</span>}
      </th>
      <td className="left">
        {of.pick !== undefined &&
          of.probability !== undefined &&
          `${of.pick} ${percent(of.probability, 1)}`}
      </td>
      <td>
        {call ? (
          <b className={TONE[call]}>{VERDICT[call]}</b>
        ) : of.status === 'postponed' ? (
          'Called off'
        ) : (
          'No result'
        )}
      </td>
    </tr>
  );
}

/** "12 of 16 winners right": of those with one; "no result yet" while none has. */
export function eventTally(events: readonly PastEvent[]): string {
  const calls = events.map(({ outcome }) => callOf(outcome));
  const right = calls.filter((call) => call === 'right').length;
  const decided = right + calls.filter((call) => call === 'wrong').length;
  return decided === 0 ? 'no result yet' : `${right} of ${decided} winners right`;
}

/** Past bouts, matches, races or tournaments by their day, with the likeliest winner and whether he won. */
export function PastEvents({
  events,
  one,
}: {
  readonly events: readonly PastEvent[];
  readonly one: string;
}) {
  const days = Map.groupBy(events, ({ startTime }) => easternDate(startTime));
  const title = capital(one);
  return [...days].map(([day, ofDay]) => (
    <section
      key={day}
      className="section pt-4 pb-0"
      aria-label={longDate(ofDay[0]?.startTime ?? day)}
    >
      <div className="section-head">
        <h2>{longDate(ofDay[0]?.startTime ?? day)}</h2>
        <p className="first-letter:uppercase">{eventTally(ofDay)}</p>
      </div>
      <div className="panel">
        <div className="content">
          <table className="data-table">
            <thead>
              <tr>
                <th scope="col">{title}</th>
                <th scope="col" className="left">
                  We said
                </th>
                <th scope="col">Winner</th>
              </tr>
            </thead>
            <tbody>
              {ofDay.map((event) => (
                <Row key={`${event.id}:${event.part}`} of={event} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  ));
}
