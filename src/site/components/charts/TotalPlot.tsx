import { LineFlag } from './LineFlag.tsx';
import { Ticks } from './Ticks.tsx';
import type { TotalPicture } from './totalPicture.ts';

interface Props {
  readonly picture: TotalPicture;
  /** The line's own words. */
  readonly flag: string;
  /** Height of the flag above the bars, pixels. */
  readonly rise: number;
}

/** Bars of a total, under and over its line in two strengths, with the line's flag and the axis. */
export const TotalPlot = ({ picture, flag, rise }: Props) => (
  <>
    <div className="plot">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="area-under" d={picture.under} />
        <path className="area-over" d={picture.over} />
        {picture.hatch !== '' && <path className="hatch" d={picture.hatch} />}
      </svg>
      <svg className="words" aria-hidden="true">
        {picture.lineAt !== undefined && <LineFlag at={picture.lineAt} text={flag} rise={rise} />}
      </svg>
    </div>
    <Ticks
      ticks={picture.ticks.map(({ at, value }, index) => ({
        at,
        text: String(value),
        optional: index % 2 === 1,
      }))}
    />
  </>
);
