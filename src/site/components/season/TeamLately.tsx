import { signed } from '#domain/numbers/numbers.ts';
import type { SeasonTeam } from '#domain/season/seasonView.ts';
import { seasonStandingText } from '#domain/season/standingText.ts';
import { Whole } from '../ui/Whole.tsx';

/** Smallest change of a rating that is told, as it is printed with one decimal. */
const LEAST = 0.05;

/** A rating's change in a week; undefined where it rounds to none. */
export const ratingTrend = ({
  ratingChange,
}: Pick<SeasonTeam, 'ratingChange'>): string | undefined =>
  ratingChange !== undefined && Math.abs(ratingChange) >= LEAST
    ? signed(ratingChange, 1)
    : undefined;

/** Under a team's name where the table has no room for more: its record, rating and trend, and its last result. */
export function TeamLately({ team }: { readonly team: SeasonTeam }) {
  const trend = ratingTrend(team);
  const [last] = team.lately;
  return (
    <small className="season-lately">
      <span>
        <Whole
          text={`${seasonStandingText(team)}, rated ${signed(team.rating, 1)}${trend === undefined ? '' : ` (${trend})`}`}
        />
      </span>
      <span>
        <Whole text={last ?? 'No game in a week'} />
      </span>
    </small>
  );
}
