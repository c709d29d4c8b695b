import type { FeedRecord } from '#domain/operation/state.ts';
import { utcText } from '#domain/operation/timeText.ts';
import { Badge } from '../ui/Badge.tsx';
import { ScrollRegion } from '../ui/ScrollRegion.tsx';
import { UtcTime } from './UtcTime.tsx';

interface Props {
  readonly feeds: readonly FeedRecord[];
  readonly now: Date;
}

const PROBLEMS = {
  busy: 'Asks us to wait',
  down: 'Does not answer',
  unreadable: 'Unreadable',
  refused: 'Refuses our requests',
} as const;

function Standing({ problem, restingUntil }: FeedRecord, now: Date) {
  if (!problem) return <>Answers</>;
  const rests = restingUntil !== undefined && Date.parse(restingUntil) > now.getTime();
  return (
    <>
      <Badge kind="warn">{PROBLEMS[problem]}</Badge>
      {rests && <span className="muted"> until {utcText(restingUntil, now)}</span>}
    </>
  );
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
            <td className="wraps">{Standing(feed, now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);
