interface Props {
  /** 0–100 along the axis. */
  readonly at: number;
  readonly text: string;
  /** Pixels that the flag is above the plot, so that it never covers a bar. */
  readonly rise: number;
  /** Position (0–100) from which the flag hangs to the left of its line. */
  readonly turn?: number | undefined;
}

/** Width of the flag in em: half an em a character, and a margin at each end. */
const flagWidth = (text: string): number => text.length * 0.52 + 1;

/** The market's line through a chart. The words are in an SVG that does not stretch. */
export function LineFlag({ at, text, rise, turn = 78 }: Props) {
  const width = flagWidth(text);
  const left = at > turn ? -width : 0;
  return (
    <g className="line-flag">
      <line className="halo" x1={`${at}%`} x2={`${at}%`} y1={-rise} y2="104%" />
      <line x1={`${at}%`} x2={`${at}%`} y1={-rise} y2="104%" />
      <svg x={`${at}%`} y={-rise} overflow="visible" aria-hidden="true">
        <rect className="fill-accent" x={`${left}em`} width={`${width}em`} height="1.55em" />
        <text className="fill-on-accent" x={`${left + width / 2}em`} y="1.13em" textAnchor="middle">
          {text}
        </text>
      </svg>
    </g>
  );
}
