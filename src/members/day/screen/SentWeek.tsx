import { counted } from '#domain/words/counted.ts';
import type { MemberToday } from '../contract.ts';
import { localDay } from './localTime.ts';
import { NamedFigures } from './NamedFigures.tsx';
import { NamedTable } from './NamedTable.tsx';

const messagesText = (messages: number): string => counted(messages, 'message');

const alertsText = (alerts: number): string =>
  alerts === 1 ? 'an alert that you set' : `${alerts} alerts that you set`;

/** Shown if no price of a game was named. */
function nothingText({ messages, alerts, others }: MemberToday['sent']): string {
  if (messages + alerts === 0) return 'No picks sent in the last seven days.';
  if (messages === 0) return 'We sent you no picks in the last seven days.';
  const sent = `We sent you ${messagesText(messages)} with picks in the last seven days.`;
  return others > 0
    ? sent
    : `${sent} No bet worth making in ${messages === 1 ? 'it' : 'any of them'}.`;
}

/** What a member was sent in the last seven days, graded like our record, losses first. */
export function SentWeek({ sent }: { readonly sent: MemberToday['sent'] }) {
  const { messages, alerts, others, record } = sent;
  const some = record.lines.length > 0;
  return (
    <section className="panel" aria-labelledby="sent">
      <div className="panel-head">
        <h2 id="sent">What we sent you</h2>
        <span className="subline">Last seven days, losses first</span>
      </div>
      <div className="content">
        {!some && (
          <p>
            {nothingText(sent)}
            {messages + alerts === 0 && (
              <>
                {' '}
                <a href="/account#picks">Choose when and how they come</a>
              </>
            )}
          </p>
        )}
        {some && <NamedFigures record={record} />}
        {some && (
          <NamedTable
            label="Prices we sent you"
            lines={record.lines}
            when={({ gameTime }) => localDay(gameTime)}
          />
        )}
        {some && (
          <p className="note mt-2">
            From {messagesText(messages)} with picks. Each bet once, at the first price we sent,
            graded the way we grade our own picks.
          </p>
        )}
        {alerts > 0 && (
          <p className="note mt-2">
            We also sent you {alertsText(alerts)}. Alerts are not graded here.
          </p>
        )}
        {others > 0 && (
          <p className="note mt-2">
            Not counted here: {others} {others === 1 ? 'price' : 'prices'} on fights and matches.{' '}
            <a href="/track-record/picks">See the record</a>
          </p>
        )}
      </div>
    </section>
  );
}
