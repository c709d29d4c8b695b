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

/** Says what an authored event is, or several are, above it. */
export const SampleNote = ({ thing, things }: Props) => (
  <p className="alert info">
    <span>
      {things === undefined
        ? `This is a sample ${thing} in the same form as a live one. Our engine simulated it from authored facts and ` +
          `today’s ratings; it is no forecast made at the time. It opens this page only while no ${thing} to come has a prediction.`
        : `These are sample ${things} in the same form as live ones. Our engine simulated them from authored facts and ` +
          `today’s ratings; they are no forecasts made at the time. They open this page only while no ${thing} to come has a prediction.`}
    </span>
  </p>
);
