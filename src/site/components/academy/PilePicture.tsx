import type { PileFigure } from '#domain/academy/module.ts';
import { barsPath, histogramPeak } from '../charts/bars.ts';
import { LineFlag } from '../charts/LineFlag.tsx';

/** A pile of outcomes, and mostly a line through it. */
export function PilePicture({ pile, line, marked = [], ends, alt }: PileFigure) {
  const span = { from: pile[0]?.[0] ?? 0, to: pile.at(-1)?.[0] ?? 0 };
  const peak = histogramPeak(pile);
  const isStrong = (value: number): boolean => (line ? value > line.at : marked.includes(value));
  const at = (value: number): number =>
    (100 * (value - span.from + 0.5)) / (span.to - span.from + 1);
  return (
    <div className="mini">
      <div className="chart" role="img" aria-label={alt}>
        <div className="plot h-[110px] mt-6">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path
              className="area-home2"
              d={barsPath(
                pile.filter(([value]) => !isStrong(value)),
                span,
                peak,
              )}
            />
            <path
              className="area-home"
              d={barsPath(
                pile.filter(([value]) => isStrong(value)),
                span,
                peak,
              )}
            />
          </svg>
          <svg className="words" aria-hidden="true">
            {line && <LineFlag at={at(line.at)} text={line.label} rise={15} />}
            {marked.map((value) => (
              <text
                key={value}
                className="peak"
                x={`${at(value).toFixed(2)}%`}
                y={`${(100 - (100 * (pile.find(([one]) => one === value)?.[1] ?? 0)) / peak).toFixed(1)}%`}
                dy="-4"
              >
                {value}
              </text>
            ))}
          </svg>
        </div>
        <p className="mini-ends">
          <span>{ends[0]}</span>
          <span />
          <span>{ends[1]}</span>
        </p>
      </div>
    </div>
  );
}
