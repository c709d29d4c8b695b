import { percent, signed } from '#domain/numbers/numbers.ts';
import type { PlatformStats } from '#domain/record/platformStats.ts';
import type { ShareCard } from './card.ts';

/** The social card of the track record: what the ledger counts, never claims. */
export function recordCard({ totalPredictions, winRate, units }: PlatformStats): ShareCard {
  return {
    title: 'Track Record: every graded pick, losses first',
    kicker: 'Computed from the ledger',
    figures: [
      { label: 'predictions graded', value: totalPredictions.toLocaleString('en-US') },
      ...(winRate === undefined ? [] : [{ label: 'win rate', value: percent(winRate, 1) }]),
      ...(units === undefined ? [] : [{ label: 'units', value: signed(units, 2) }]),
    ],
  };
}
