import type { MarketWeights } from '#engine/market/weights.ts';
import { decimals } from './report/columns.ts';

/** How much a season's published margins and totals trust our difference from the line. */
export function weightNotes({
  season,
  weights: { lineWeights },
}: {
  readonly season: number;
  readonly weights: MarketWeights;
}): string[] {
  if (!lineWeights) return [];
  const { margin, total } = lineWeights;
  return [
    `${season}: published = line + w · (own − line), w ${decimals(margin, 3)} for the margin, ${decimals(total, 3)} for the total, fitted on earlier seasons`,
  ];
}
