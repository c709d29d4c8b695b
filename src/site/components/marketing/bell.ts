const HALF = 20;

/** Heights (0–92) of 41 bars in the shape of a normal curve, for drawings that show no data. */
export const BELL: readonly number[] = Array.from(
  { length: 2 * HALF + 1 },
  (_, i) => Math.exp(-((i - HALF) ** 2) / 120) * 92,
);

interface Place {
  readonly start: number;
  /** Distance from bar to bar. */
  readonly step: number;
  readonly width: number;
  readonly scale?: number;
  readonly keep?: (index: number) => boolean;
}

/** The bars as one SVG path in a 0–100 box. */
export function bellPath({ start, step, width, scale = 1, keep = () => true }: Place): string {
  return BELL.map((height, i) => {
    if (!keep(i)) return '';
    const h = (height * scale).toFixed(1);
    return `M${(start + i * step).toFixed(1)} 100v-${h}h${width}v${h}z`;
  }).join('');
}
