import type { BarFigure } from '#domain/academy/module.ts';

const TONES = ['area-home', 'area-away'] as const;

/** Shares side by side, with those beyond the line set apart. Placed by percentage, so that words stay words. */
export function BarPicture({ parts, line, alt }: BarFigure) {
  const whole = Math.max(
    line.at,
    parts.reduce((sum, { share }) => sum + share, 0),
  );
  const at = (share: number): string => `${((100 * share) / whole).toFixed(2)}%`;
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  );
  return (
    <div role="img" aria-label={alt}>
      <svg className="lesson-bar w-full h-[70px] overflow-visible text-12" aria-hidden="true">
        {parts.map(({ label, share }, index) => (
          <g key={label}>
            <rect
              className={TONES[index % TONES.length]}
              x={at(starts[index] ?? 0)}
              y="22"
              width={at(share)}
              height="24"
            />
            <text className="fill-ink-2" x={at(starts[index] ?? 0)} y="14">
              {label}
            </text>
          </g>
        ))}
        <rect
          className="over fill-caution-fill"
          x={at(line.at)}
          y="22"
          width={at(whole - line.at)}
          height="24"
        />
        <line x1={at(line.at)} x2={at(line.at)} y1="16" y2="52" />
        <text className="end fill-ink-2" x={at(line.at)} y="66">
          {line.label}
        </text>
      </svg>
    </div>
  );
}
