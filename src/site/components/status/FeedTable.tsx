import type { FeedRecord } from '#domain/operation/state.ts';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';
import { FeedStanding } from './FeedStanding.tsx';
import { UtcTime } from './UtcTime.tsx';

interface Props {
  readonly feeds: readonly FeedRecord[];
  readonly now: Date;
}

/** When each feed last returned readable data. */
export const FeedTable = ({ feeds, now }: Props) => (
  <ScrollRegion className="fit" label="Feeds">
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">Feed</th>
          <th scope="col">Last answer, UTC</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {feeds.map((feed) => (
          <tr key={feed.feed}>
            <th scope="row">{feed.feed}</th>
            <td>
              <UtcTime at={feed.answeredAt} now={now} />
            </td>
            <td className="wraps">
              <FeedStanding trouble={feed.problem} until={feed.restingUntil} now={now} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
