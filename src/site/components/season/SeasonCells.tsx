import { signed } from '#domain/numbers/numbers.ts';
import { movedPoints, oddsText } from '#domain/season/oddsText.ts';
import type { SeasonTeam } from '#domain/season/seasonView.ts';
import { barsPath } from '../charts/bars.ts';
import { short } from '../charts/span.ts';
import { signTone } from '../ui/signTone.ts';
import { placesText } from './placesText.ts';

/** Wins or points that the table's bars run over. */
export interface Axis {
  readonly from: number;
  readonly to: number;
}

/** What holds all ranges of a season, and a little room. */
export const axisOf = (teams: readonly SeasonTeam[]): Axis => ({
  from: Math.min(...teams.map(({ expected }) => expected.low)) - 0.5,
  to: Math.max(...teams.map(({ expected }) => expected.high)) + 0.5,
});

interface RangeProps {
  readonly expected: SeasonTeam['expected'];
  readonly axis: Axis;
}

/** Expected wins as a tick on the middle 80%; the figures stand beside it. */
export function RangeLine({ expected: { mean, low, high }, axis: { from, to } }: RangeProps) {
  const at = (value: number): number => short((100 * (value - from)) / Math.max(to - from, 1));
  return (
    <svg
      className="season-range"
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect x={at(low)} width={short(at(high) - at(low))} y="4.5" height="3" />
      <path d={`M${at(mean)} 0V12`} />
    </svg>
  );
}

/** Whole numbers of a range: "10–13". */
export const rangeText = ({ low, high }: SeasonTeam['expected']): string =>
  Math.round(low) === Math.round(high)
    ? String(Math.round(low))
    : `${Math.round(low)}–${Math.round(high)}`;

interface OddsProps {
  readonly team: SeasonTeam;
  /** Place of the goal in the format. */
  readonly goal: number;
  readonly bad: boolean;
  readonly className?: string | undefined;
}

/** One goal's odds, and under them what they moved in a week. The page's script writes both anew when a result is set. */
export function OddsCell({ team, goal, bad, className }: OddsProps) {
  const share = team.odds[goal] ?? 0;
  const moved = movedPoints(share, team.oddsBefore?.[goal]);
  const text = oddsText(share, team.certain[goal]);
  return (
    <td data-goal={goal} className={className}>
      <span data-odds {...(!/\d/.test(text) && { className: 'season-word' })}>
        {text}
      </span>
      <small data-moved className={signTone(bad && moved !== undefined ? -moved : moved)}>
        {moved !== undefined && signed(moved)}
      </small>
    </td>
  );
}

interface StripProps {
  readonly name: string;
  /** Share of seasons by place, from 1. */
  readonly ranks: readonly number[];
}

/** In how many seasons a team ends in each place, as bars from the first place to the last; its likeliest place fills the height. */
export function PlaceStrip({ name, ranks }: StripProps) {
  const shares = ranks.map((share, index): [number, number] => [index + 1, share]);
  const top = Math.max(...ranks, 0.01);
  return (
    <svg
      className="season-strip"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={placesText(name, ranks)}
    >
      <path d={barsPath(shares, { from: 1, to: Math.max(ranks.length, 2) }, top)} />
    </svg>
  );
}
