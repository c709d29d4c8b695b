import { seasonShareText } from '#domain/season/oddsText.ts';
import { easternMidday, shortMonthDay } from '#domain/time/time.ts';
import { twoDecimals } from '../charts/span.ts';

/** A team's odds of one goal on a day. */
export interface DayOdds {
  /** YYYY-MM-DD */
  readonly day: string;
  /** 0–1 */
  readonly share: number;
}

interface Props {
  readonly team: string;
  /** "Playoffs" */
  readonly goal: string;
  /** Oldest first, two days or more. */
  readonly days: readonly DayOdds[];
}

const dayOf = (day: string): string => shortMonthDay(easternMidday(day));

/** How a team's odds have moved since their first day, on an axis from 0 to 1. */
export function OddsHistory({ team, goal, days }: Props) {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || days.length < 2) return null;
  const from = Date.parse(first.day);
  const span = Date.parse(last.day) - from;
  const points = days.map(
    ({ day, share }) =>
      `${twoDecimals((100 * (Date.parse(day) - from)) / span)} ${twoDecimals(100 * (1 - share))}`,
  );
  const words = `${team}, ${goal}: ${seasonShareText(first.share)} on ${dayOf(first.day)}, ${seasonShareText(last.share)} on ${dayOf(last.day)}`;
  return (
    <div>
      <h3>{`${goal} since ${dayOf(first.day)}`}</h3>
      <svg
        className="season-history"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        <path d={`M${points.join('L')}`} />
      </svg>
    </div>
  );
}
