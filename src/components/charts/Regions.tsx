interface RegionFigure {
  readonly share: number;
  readonly text: string;
  readonly tone: 'a' | 'h' | 't';
}

/** The two shares above a chart, one on each side of the line. */
export function Regions({
  left,
  right,
}: {
  readonly left: RegionFigure;
  readonly right: RegionFigure;
}) {
  return (
    <div className="regions">
      {[left, right].map(({ share, text, tone }) => (
        <div key={text} className={tone}>
          <b>{`${(share * 100).toFixed(1)}%`}</b>
          {text}
        </div>
      ))}
    </div>
  );
}
