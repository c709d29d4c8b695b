import { Badge } from '../ui/Badge.tsx';

/** "Sample, June 16, 2025": the badge of an authored event, by its day. */
export const SampleBadge = ({ day }: { readonly day: string }) => (
  <Badge kind="warn">{`Sample, ${day}`}</Badge>
);

interface Props {
  /** "event", "match", "race", "card" or "tournament". */
  readonly thing: string;
  /** Whether it stands above several events, so that the plural is needed. */
  readonly things?: string;
}

/** A note above authored events that they are samples. */
export const SampleNote = ({ thing, things }: Props) => (
  <p className="alert info">
    <span>
      {things === undefined
        ? `A past ${thing}, simulated afterward as an example with today’s ratings.`
        : `Past ${things}, simulated afterward as an example with today’s ratings.`}
    </span>
  </p>
);
