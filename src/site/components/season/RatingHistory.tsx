import { signed } from '#domain/numbers/numbers.ts';
import { easternMidday, shortMonthDay } from '#domain/time/time.ts';
import { twoDecimals } from '../charts/span.ts';

/** A team's rating on a day, on the ratings' scale; without a standard deviation on days before it was kept. */
interface DayRating {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly rating: number;
  readonly sd?: number | undefined;
}

interface Props {
  readonly team: string;
  /** Oldest first; drawn from two days on. */
  readonly days: readonly DayRating[];
}

/** Standard deviations of a 90% range, as in the ladder of ratings. */
const Z90 = 1.645;

const dayOf = (day: string): string => shortMonthDay(easternMidday(day));
const low = ({ rating, sd = 0 }: DayRating): number => rating - Z90 * sd;
const high = ({ rating, sd = 0 }: DayRating): number => rating + Z90 * sd;
const textOf = (of: DayRating): string =>
  `${signed(of.rating, 1)}${of.sd === undefined ? '' : ` ±${(Z90 * of.sd).toFixed(1)}`}`;

/** How a team's rating has moved, with its 90% range. */
export function RatingHistory({ team, days }: Props) {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || days.length < 2) return null;
  const [bottom, top] = [Math.min(...days.map(low)), Math.max(...days.map(high))];
  const from = Date.parse(first.day);
  const span = Date.parse(last.day) - from;
  const at = ({ day }: DayRating, value: number): string =>
    `${twoDecimals((100 * (Date.parse(day) - from)) / span)} ${twoDecimals((100 * (top - value)) / Math.max(top - bottom, 0.1))}`;
  const ranged = days.filter(({ sd }) => sd !== undefined);
  const band = [
    ...ranged.map((of) => at(of, high(of))),
    ...ranged.toReversed().map((of) => at(of, low(of))),
  ];
  const words = `${team}: ${textOf(first)} on ${dayOf(first.day)}, ${textOf(last)} on ${dayOf(last.day)}`;
  return (
    <div className="rating-history mb-4">
      <p className="note">
        {`${signed(first.rating, 1)} on ${dayOf(first.day)}, now ${textOf(last)} (90% range)`}
      </p>
      <svg
        className="season-history tall"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        {band.length > 2 && <path className="band" d={`M${band.join('L')}Z`} />}
        <path d={`M${days.map((of) => at(of, of.rating)).join('L')}`} />
      </svg>
    </div>
  );
}
