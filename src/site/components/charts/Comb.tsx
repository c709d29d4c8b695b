import { percent } from '#domain/numbers/numbers.ts';
import { twoDecimals } from './span.ts';

interface Props {
  /** % of simulated games, 0–100. */
  readonly away: number;
  readonly home: number;
  readonly draw?: number | undefined;
  readonly awayName: string;
  readonly homeName: string;
  readonly size?: 'big' | 'tiny' | undefined;
}

const block = (from: number, width: number): string =>
  `M${twoDecimals(from)} 0h${twoDecimals(width)}v1h-${twoDecimals(width)}z`;

/** The win bar of fifty teeth (a hundred when big): away left, draw in the middle, home right. */
export function Comb({ away, home, draw = 0, awayName, homeName, size }: Props) {
  const drawn = draw > 0 ? `, draw ${percent(draw, 1)}` : '';
  const label = `Win probability: ${awayName} ${percent(away, 1)}${drawn}, ${homeName} ${percent(home, 1)}`;
  return (
    <div className={size ? `comb ${size}` : 'comb'} role="img" aria-label={label}>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <path className="area-away" d={block(0, away)} />
        {draw > 0 && <path className="area-draw" d={block(away, draw)} />}
        <path className="area-home" d={block(away + draw, 100 - away - draw)} />
      </svg>
    </div>
  );
}

/** The comb's place while there is no prediction. */
export function EmptyComb({ size }: Pick<Props, 'size'>) {
  return (
    <div className={size ? `comb ${size}` : 'comb'} aria-hidden="true">
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <path className="area-none" d={block(0, 100)} />
      </svg>
    </div>
  );
}
