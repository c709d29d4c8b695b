import type { Instant } from '#domain/time/time.ts';
import { seenAt } from '#domain/words/seenAt.ts';

interface Props {
  /** When the data were last confirmed, ISO 8601 in UTC. */
  readonly at: string;
  readonly now: Instant;
}

/**
 * "10:41 AM EST": when the data of an element with the page's clock attributes were last confirmed. The page's clock keeps it, so
 * every part of a page gives the same time (client/gameClock.ts).
 */
export const SeenAt = ({ at, now }: Props) => (
  <time dateTime={at} data-age="at">
    {seenAt(at, now)}
  </time>
);
