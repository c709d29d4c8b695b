interface Tick {
  /** 0–100 along the axis. */
  readonly at: number;
  readonly text: string;
  /** Omitted on narrow screens, where its neighbors leave no room. */
  readonly optional?: boolean | undefined;
}

/** Axis labels under a plot, placed by percentage. */
export function Ticks({ ticks }: { readonly ticks: readonly Tick[] }) {
  return (
    <svg className="ticks" aria-hidden="true">
      {ticks.map(({ at, text, optional }) => (
        <text
          key={`${at} ${text}`}
          className={optional ? 'optional' : undefined}
          x={`${at}%`}
          y="1em"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
