import { sum } from '../../numbers/numbers.ts';
import { type RaceOutcome, retirementShares, topShares, winShares } from '../../outcomes/race.ts';
import type { KnobSettings, ShownWhatIf } from './shown.ts';

/** Places labeled under their bar. */
const MARKED = [1, 5, 10, 15, 20, 25, 30, 35, 40];

/** A simulated race as a what-if shows it: where the chosen driver (`settings.who`, by position) finishes. */
export function shownRace(outcome: RaceOutcome, settings: KnobSettings): ShownWhatIf {
  const who = settings.who ?? 0;
  const { entrants, places, runs } = outcome;
  const { driver = '' } = entrants[who] ?? {};
  const counts = places[who] ?? [];
  const share = (shares: readonly number[]): number => shares[who] ?? 0;
  return {
    title: `Finishing place of ${driver}, from first to last`,
    bars: counts.map((count, at) => ({
      label: MARKED.includes(at + 1) ? String(at + 1) : '',
      tone: 'home',
      share: count / runs,
    })),
    shares: [
      { label: `${driver} wins`, share: share(winShares(outcome)), winner: true },
      { label: 'First three', share: share(topShares(outcome, 3)) },
      { label: 'First five', share: share(topShares(outcome, 5)) },
      { label: 'Does not finish', share: share(retirementShares(outcome)) },
    ],
    means: [
      {
        label: 'Mean place',
        mean: sum(counts.map((count, at) => count * (at + 1))) / runs,
      },
    ],
  };
}
