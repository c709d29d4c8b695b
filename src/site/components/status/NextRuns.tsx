import { nextRuns } from '#domain/operation/plan.ts';
import { utcZoned } from '#domain/operation/timeText.ts';
import { Facts } from '../ui/Facts.tsx';

interface Props {
  /** When the last successful full refresh began. */
  readonly lastFull: string | undefined;
  readonly now: Date;
}

const DAY_MS = 86_400_000;

/** What runs next, and when. */
export function NextRuns({ lastFull, now }: Props) {
  const { look, full, nightly } = nextRuns(lastFull, now);
  const midnight = new Date(Math.floor(now.getTime() / DAY_MS + 1) * DAY_MS);
  const at = (time: Date): string => utcZoned(time, now);
  return (
    <Facts
      facts={[
        ['Prices, where a start is within 90 minutes', at(look)],
        ['All leagues', at(full)],
        ['Golf fields and the nightly ratings', at(nightly)],
        ['Comparison of subscriptions', at(midnight)],
      ]}
    />
  );
}
