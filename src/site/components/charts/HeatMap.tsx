import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { Sport } from '#domain/leagues/league.ts';
import { SCORE_UNIT } from '#domain/words/scoreUnit.ts';
import { heatBins, heatGrid } from './heatGrid.ts';

interface Props {
  readonly grid: ScoreGrid;
  readonly sport: Sport;
  readonly awayName: string;
  readonly homeName: string;
  /** Single most common score in words, with its share. */
  readonly mostLikely: string;
}

/** Cells under 0.95 % stay without a number. */
const cellText = (share: number): string => (share >= 0.0095 ? (share * 100).toFixed(0) : '');

/** Joint distribution of both scores: home upwards, away to the right. */
export function HeatMap({ grid, sport, awayName, homeName, mostLikely }: Props) {
  const bins = heatBins(sport, grid);
  const rows = heatGrid(grid, bins);
  const unit = SCORE_UNIT[sport];
  const byHome = bins.map((bin, index) => ({ bin, cells: rows[index] ?? [] })).reverse();
  return (
    <div
      className="heatmap"
      role="img"
      aria-label={`How often the final score falls in each range. Most likely single score: ${mostLikely}.`}
    >
      <p className="font-semibold text-home-text">{`${homeName} ${unit}`}</p>
      {byHome.map(({ bin, cells }) => (
        <div key={bin.label} className="row">
          <span>{bin.label}</span>
          {cells.map(({ side, step, share }, index) => (
            <i key={bins[index]?.label} className={`${side} step-${step}`}>
              {cellText(share)}
            </i>
          ))}
        </div>
      ))}
      <div className="row">
        <span />
        {bins.map(({ label }) => (
          <b key={label}>{label}</b>
        ))}
      </div>
      <p className="font-semibold text-away-text text-right">{`${awayName} ${unit}`}</p>
    </div>
  );
}
