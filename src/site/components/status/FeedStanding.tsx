import type { OddsTrouble } from '#domain/operation/oddsFeeds.ts';
import type { FeedProblem } from '#domain/operation/state.ts';
import { utcText } from '#domain/operation/timeText.ts';
import { Badge } from '../ui/Badge.tsx';

const TROUBLES: Readonly<Record<FeedProblem | OddsTrouble, string>> = {
  wrongKey: 'Refuses our key',
  spent: 'Credits used up',
  busy: 'Asks us to wait',
  down: 'Does not answer',
  refused: 'Refuses our requests',
  unreadable: 'Unreadable',
};

interface Props {
  /** Undefined: it answers. */
  readonly trouble: FeedProblem | OddsTrouble | undefined;
  /** Until when it is not asked, ISO 8601. */
  readonly until: string | undefined;
  readonly now: Date;
}

/** How a feed is: whether it answers, else what is wrong and how long it is left alone. */
export function FeedStanding({ trouble, until, now }: Props) {
  if (!trouble) return <>Answers</>;
  const rests = until !== undefined && Date.parse(until) > now.getTime();
  return (
    <>
      <Badge kind="warn">{TROUBLES[trouble]}</Badge>
      {rests && <span className="muted"> until {utcText(until, now)}</span>}
    </>
  );
}
