import { signed } from '#domain/numbers/numbers.ts';
import { movedPoints } from '#domain/season/movedPoints.ts';
import { seasonOddsText } from '#domain/season/oddsText.ts';
import type { SeasonTeam } from '#domain/season/seasonView.ts';
import { signTone } from '../ui/signTone.ts';
import { type Axis, rangeShapes, stripPath, wholeRangeText } from './drawnCells.ts';
import { placesText } from './placesText.ts';

interface RangeProps {
  readonly expected: SeasonTeam['expected'];
  readonly axis: Axis;
}

/** Expected wins as a tick on the middle 80%; the figures stand beside it. The page's script draws it anew when a result is set. */
export function RangeLine({ expected, axis }: RangeProps) {
  const { x, width, tick } = rangeShapes(expected, axis);
  return (
    <svg
      className="season-range"
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-range
    >
      <rect x={x} width={width} y="4.5" height="3" />
      <path d={tick} />
    </svg>
  );
}

/** Expected wins or points with their range, which the page's script writes anew when a result is set. */
export const ExpectedCell = ({ expected }: Pick<RangeProps, 'expected'>) => (
  <td data-expected>
    <b>{expected.mean.toFixed(1)}</b>
    <small>{wholeRangeText(expected)}</small>
  </td>
);

interface OddsProps {
  readonly team: SeasonTeam;
  /** Place of the goal in the format. */
  readonly goal: number;
  readonly bad: boolean;
  /** Seasons that the odds are from. */
  readonly runs: number;
  readonly className?: string | undefined;
}

/** One goal's odds, and under them what they moved in a week. The page's script writes both anew when a result is set. */
export function OddsCell({ team, goal, bad, runs, className }: OddsProps) {
  const share = team.odds[goal] ?? 0;
  const moved = movedPoints(share, team.oddsBefore?.[goal], runs);
  const text = seasonOddsText(share, team.certain[goal]);
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

/** A goal that is none of the team's: of a conference, for a school without one. */
export const ClosedCell = ({ className }: Pick<OddsProps, 'className'>) => (
  <td className={className}>
    <span className="season-word">independent</span>
  </td>
);

interface StripProps {
  readonly name: string;
  /** Share of seasons by place, from 1. */
  readonly ranks: readonly number[];
}

/** In how many seasons a team ends in each place, as bars from the first place to the last; its likeliest place fills the height. */
export function PlaceStrip({ name, ranks }: StripProps) {
  return (
    <svg
      className="season-strip"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={placesText(name, ranks)}
      data-places={name}
    >
      <path d={stripPath(ranks)} />
    </svg>
  );
}
