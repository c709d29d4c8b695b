import Clock from 'lucide-react/icons/clock';
import { UPDATES_TEXT } from '#domain/product/limits.ts';
import { clockTime, longDate } from '#domain/time/time.ts';

interface Props {
  /** ISO 8601 in UTC; undefined before the first refresh. */
  readonly asOf: string | undefined;
}

/** A time before any data: HTML requires one of a `<time>` without text. */
const NEVER = '1970-01-01T00:00:00Z';

/** When the data on the page were last confirmed. A page that takes newer data sets it (client/stamp.ts). */
export const AsOf = ({ asOf }: Props) => (
  <p className="stamp">
    <Clock className="icon" />
    <span>
      <span data-stamped hidden={asOf === undefined}>
        As of{' '}
        <time dateTime={asOf ?? NEVER} title={asOf && longDate(asOf)} data-stamp>
          {asOf && clockTime(asOf)}
        </time>
        .{' '}
      </span>
      {UPDATES_TEXT}
    </span>
  </p>
);
