import type { MemberToday } from '#contract/member/today.ts';
import { localDay } from './localTime.ts';
import { NamedFigures } from './NamedFigures.tsx';
import { NamedTable } from './NamedTable.tsx';

const messagesText = (messages: number): string =>
  messages === 1 ? '1 message' : `${messages} messages`;

/** What is said where no price of a game was named. */
function nothingText({ messages, others }: MemberToday['sent']): string {
  if (messages === 0) return 'We sent you nothing in the last seven days.';
  const sent = `We sent you ${messagesText(messages)} in the last seven days.`;
  return others > 0 ? sent : `${sent} None named a price: none paid.`;
}

/** What a member was sent in the last seven days, graded as our record is: losses first. */
export function SentWeek({ sent }: { readonly sent: MemberToday['sent'] }) {
  const { messages, others, record } = sent;
  const some = record.lines.length > 0;
  return (
    <section className="panel" aria-labelledby="sent">
      <div className="panel-head">
        <h2 id="sent">What we sent you</h2>
        <span className="subline">Last seven days, losses first</span>
      </div>
      <div className="content">
        {!some && <p>{nothingText(sent)}</p>}
        {messages === 0 && (
          <p className="note mt-2">
            <a href="/account">Texts are turned on under your account</a>, and off again with one
            word.
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
            From {messagesText(messages)}. Each bet once, at the price that was sent first, graded
            by the code that grades our record.
          </p>
        )}
        {others > 0 && (
          <p className="note mt-2">
            {others} named {others === 1 ? 'price' : 'prices'} of fights and matches are not counted
            here: <a href="/track-record/picks">the record has them</a>.
          </p>
        )}
      </div>
    </section>
  );
}
