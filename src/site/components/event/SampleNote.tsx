import { Badge } from '../ui/Badge.tsx';

/** "Sample, June 16, 2025": the badge of an authored event, by its day. */
export const SampleBadge = ({ day }: { readonly day: string }) => (
  <Badge kind="warn">{`Sample, ${day}`}</Badge>
);

interface Props {
  /** "event", "match", "race", "card" or "tournament". */
  readonly thing: string;
  /** Whether it stands above several, the plural. */
  readonly things?: string;
}

/** Says above authored events what they are. */
export const SampleNote = ({ thing, things }: Props) => (
  <p className="alert info">
    <span>
      {things === undefined
        ? `No forecast made at the time: our engine simulated this past ${thing} with today’s ratings.`
        : `Samples, no forecasts made at the time: our engine simulated these past ${things} with today’s ratings.`}
    </span>
  </p>
);
