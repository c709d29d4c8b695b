import type { FieldCurve } from '#contract/live/fieldLive.ts';
import { CURVE_HEIGHT, CURVE_WIDTH } from '../curvePicture.ts';
import { curveLines, fieldChanceText } from './fieldView.ts';

interface Props {
  readonly curve: FieldCurve;
  readonly nameOf: (golfer: string) => string;
}

/** The leaders' chances to win, hole by hole; the three likeliest now are named. */
export function FieldCurvePicture({ curve, nameOf }: Props) {
  const { top, lines } = curveLines(curve);
  if (lines.length === 0) return null;
  const named = lines.filter((line) => line.named);
  return (
    <figure className="live-curve field-curve">
      <figcaption>{`Chance to win by holes played, 0 to ${fieldChanceText(top)}`}</figcaption>
      <svg
        viewBox={`0 0 ${CURVE_WIDTH} ${CURVE_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {lines.toReversed().map(({ golfer, path, named: place }) => (
          <path key={golfer} className={place} d={path} />
        ))}
      </svg>
      <ul className="field-key">
        {named.map(({ golfer, chance, named: place }) => (
          <li key={golfer} className={place}>{`${nameOf(golfer)} ${fieldChanceText(chance)}`}</li>
        ))}
      </ul>
    </figure>
  );
}
