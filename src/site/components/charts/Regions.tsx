import { percent } from '#domain/numbers/numbers.ts';

interface RegionFigure {
  readonly share: number;
  readonly text: string;
  readonly tone: 'away' | 'home' | 'total';
}

const Region = ({ share, text, tone }: RegionFigure) => (
  <div className={tone}>
    <b className="block text-26 font-wide font-[780] tracking-[-0.03em] leading-[1.1]">
      {percent(share * 100, 1)}
    </b>
    {text}
  </div>
);

interface Props {
  readonly left: RegionFigure;
  readonly right: RegionFigure;
  /** Share of games exactly on the line, and its name: "Push". */
  readonly level: { readonly share: number; readonly text: string };
}

/** The shares above a chart: one for each side of the line, and one for the line itself. */
export function Regions({ left, right, level }: Props) {
  return (
    <div className="regions">
      <Region {...left} />
      {level.share > 0 && (
        <p className="self-end text-muted">{`${level.text} ${percent(level.share * 100, 1)}`}</p>
      )}
      <Region {...right} />
    </div>
  );
}
