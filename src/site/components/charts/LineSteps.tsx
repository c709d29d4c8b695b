import type { MarketTracks } from '#domain/prices/lineHistory.ts';
import { stepPath } from './stepPath.ts';

interface Props {
  readonly market: MarketTracks;
  /** The whole content of the picture. */
  readonly label: string;
}

/** How each book moved one line, over time: the first book's solid, the other's dashed. */
export function LineSteps({ market: { tracks, from, to }, label }: Props) {
  const values = tracks.flatMap(({ points }) => points.map(({ value }) => value));
  const frame = { from, to, low: Math.min(...values), high: Math.max(...values) };
  return (
    <div className="line-steps" role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {tracks.map(({ provider, points }, index) => (
          <path key={provider} className={`steps-${index + 1}`} d={stepPath(points, frame)} />
        ))}
      </svg>
    </div>
  );
}
