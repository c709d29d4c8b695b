import type { OddsFeedState } from '#domain/operation/oddsFeeds.ts';
import { ODDS_FEED_NAMES } from '#domain/operation/oddsFeeds.ts';
import { counted } from '#domain/words/counted.ts';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';
import { FeedStanding } from './FeedStanding.tsx';
import { UtcTime } from './UtcTime.tsx';

interface Props {
  /** Undefined where no feed of many books has a key. */
  readonly feeds: readonly OddsFeedState[] | undefined;
  readonly edgesToday: number | undefined;
  readonly now: Date;
}

const whole = (count: number | undefined): string => count?.toLocaleString('en-US') ?? '–';

const edgesText = (found: number): string =>
  found === 0
    ? 'Edges found today: none. That is the normal state.'
    : `${counted(found, 'edge')} found today, each shown for two minutes.`;

/** The feeds of many books, read by the minute: when last, what is left of their credits, and what edges they showed. */
export function OddsReadings({ feeds, edgesToday, now }: Props) {
  if (!feeds) {
    return (
      <p className="muted">
        No feed of many books is read, so no sharp book is, and no price is called an edge.
      </p>
    );
  }
  if (feeds.length === 0) return <p className="muted">Nothing has been read yet.</p>;
  return (
    <>
      <ScrollRegion className="fit" label="Prices by the minute">
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">Feed</th>
              <th scope="col">Last reading, UTC</th>
              <th scope="col">Credits left</th>
              <th scope="col">Spent today</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {feeds.map((feed) => (
              <tr key={feed.feed}>
                <th scope="row">{ODDS_FEED_NAMES[feed.feed]}</th>
                <td>
                  <UtcTime at={feed.readAt} now={now} />
                </td>
                <td>{whole(feed.remaining)}</td>
                <td>{whole(feed.spentToday)}</td>
                <td className="wraps">
                  <FeedStanding trouble={feed.trouble} until={feed.resumeAt} now={now} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {edgesToday !== undefined && (
        <p className="note mt-4">
          {`${edgesText(edgesToday)} Today is the day in UTC. `}
          <a href="/prices/edges">Edges now</a>
        </p>
      )}
    </>
  );
}
