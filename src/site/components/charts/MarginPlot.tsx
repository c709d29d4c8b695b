import { LineFlag } from './LineFlag.tsx';
import type { MarginPicture } from './marginPicture.ts';

interface Props {
  readonly picture: MarginPicture;
  /** The market's line in words, e.g. "BUF −1.5"; absent without one. */
  readonly flag?: string | undefined;
  readonly rise: number;
  /** Prints the share on the tallest bars. */
  readonly withPeaks?: boolean | undefined;
}

const NEAR = 7;

/** Moves a number away from the line if they are close, so that neither covers the other. */
function besideLine(at: number, lineAt: number | undefined): string {
  if (lineAt === undefined || Math.abs(at - lineAt) > NEAR) return '';
  return at > lineAt ? 'after' : 'before';
}

/** Bars, zero tick and market line of a margin chart, without its axis and label. */
export function MarginPlot({ picture, flag, rise, withPeaks = false }: Props) {
  const { zeroAt, lineAt } = picture;
  return (
    <div className="plot">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {picture.bars.map(({ region, path }) => (
          <path key={region} className={`area-${region}`} d={path} />
        ))}
        {picture.hatch !== '' && <path className="hatch" d={picture.hatch} />}
      </svg>
      <svg className="words" aria-hidden="true">
        <svg x={`${zeroAt}%`} y="100%" overflow="visible" aria-hidden="true">
          <path className="zero-tick" d="M0 0v6" />
        </svg>
        {withPeaks &&
          picture.peaks.map(({ at, top, share }) => (
            <text
              key={at}
              className={`peak ${besideLine(at, lineAt)}`}
              x={`${at}%`}
              y={`${top}%`}
              dy="-5"
            >
              {`${(share * 100).toFixed(1)}%`}
            </text>
          ))}
        {lineAt !== undefined && flag !== undefined && (
          <LineFlag at={lineAt} text={flag} rise={rise} />
        )}
      </svg>
    </div>
  );
}
