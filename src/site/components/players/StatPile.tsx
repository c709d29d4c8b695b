import type { StatCounts } from '#domain/players/line.ts';
import { countedLine } from '#domain/players/lineAsked.ts';
import { statFigures } from '#domain/players/lineFigures.ts';
import { meanText, statLabel, valueText } from '#domain/players/statText.ts';
import { LineFlag } from '../charts/LineFlag.tsx';
import { Ticks } from '../charts/Ticks.tsx';
import { statPicture } from './statPicture.ts';

interface Props {
  readonly stat: string;
  readonly counts: StatCounts;
  /** A line through it, in the stat's unit. */
  readonly line?: number | undefined;
}

/** A stat's simulated games as a pile: what is from floor to ceiling stands out. */
export function StatPile({ stat, counts, line }: Props) {
  const figures = statFigures(counts);
  const picture = statPicture(stat, counts);
  if (!figures || !picture) return null;
  const [floor, ceiling] = [valueText(stat, figures.floor), valueText(stat, figures.ceiling)];
  const label = `${statLabel(stat)} over the simulated games in which he plays: mean ${meanText(stat, figures.mean)}, median ${valueText(stat, figures.median)}, floor ${floor}, ceiling ${ceiling}.`;
  return (
    <div
      className={line === undefined ? 'chart stat-pile' : 'chart stat-pile lined'}
      role="img"
      aria-label={label}
    >
      <div className="plot">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="area-draw" d={picture.under} />
          <path className="area-home" d={picture.within} />
          <path className="area-draw" d={picture.over} />
        </svg>
        {line !== undefined && (
          <svg className="words" aria-hidden="true">
            <LineFlag
              at={picture.at(countedLine(stat, line))}
              text={String(line)}
              rise={28}
              turn={60}
            />
          </svg>
        )}
      </div>
      <Ticks ticks={picture.ticks} />
    </div>
  );
}
