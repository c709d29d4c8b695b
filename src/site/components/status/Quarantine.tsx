import { publicText } from '#domain/operation/publicText.ts';
import type { LeftOut } from '#domain/operation/state.ts';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';
import { UtcTime } from './UtcTime.tsx';

interface Props {
  readonly items: readonly LeftOut[];
  /** The total number. */
  readonly total: number;
  readonly now: Date;
}

/** What was quarantined from feeds, and why. A feed's words are shown as one line of text, without addresses. */
export function Quarantine({ items, total, now }: Props) {
  if (items.length === 0) {
    return <p className="muted">Nothing was left out in the last three days.</p>;
  }
  return (
    <>
      <p className="note">
        Items we could not read are left out one by one and listed here for three days.
        {total > items.length && ` The latest ${items.length} of ${total}.`}
      </p>
      <ScrollRegion label="What was left out" className="status-left-out mt-2">
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col" className="left">
                Why
              </th>
              <th scope="col">Last seen, UTC</th>
              <th scope="col">Times</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ league, item, reason, lastAt, times }) => (
              <tr key={`${league} ${item} ${reason}`}>
                <th scope="row" className="wraps">
                  <b>{league}</b> {publicText(item)}
                </th>
                <td className="left wraps">{publicText(reason)}</td>
                <td>
                  <UtcTime at={lastAt} now={now} />
                </td>
                <td>{times.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
