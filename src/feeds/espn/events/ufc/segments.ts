import type { CardSegment } from '#domain/events/fightCard.ts';
import type { ListedBout } from './bout.ts';

/** Parts of a card from its main event downwards. */
export const SEGMENTS: readonly CardSegment[] = ['main', 'prelims', 'earlyPrelims'];
/** Number of bouts on a usual main card. */
const MAIN_CARD = 5;

/** The part that the feed's words name: "Main Card", "prelims1", "Early Prelims". */
export function segmentOf(text: string): CardSegment {
  if (/early|prelims? ?[2-9]/i.test(text)) return 'earlyPrelims';
  return /prelim/i.test(text) ? 'prelims' : 'main';
}

/** Starts from latest to earliest; a main event with its own start belongs to the part before it. */
function partsByStart(bouts: readonly ListedBout[]): readonly ReadonlySet<string>[] {
  const counts = new Map<string, number>();
  for (const { start = '' } of bouts) counts.set(start, (counts.get(start) ?? 0) + 1);
  const [latest, second, ...others] = [...counts.keys()].sort().reverse();
  if (latest === undefined || counts.has('')) return [];
  if (second === undefined) return [new Set([latest])];
  const alone = counts.get(latest) === 1;
  const main = alone ? [[latest, second]] : [[latest], [second]];
  return [...main, ...others.map((start) => [start])].map((starts) => new Set(starts));
}

/**
 * Segment of each bout of a card whose main event comes first: the feed's own if named; else by the bouts' shared starts, the
 * latest being the main card; if all share one, or nearly each has its own, the main card is the usual five bouts.
 */
export function segmentsOf(bouts: readonly ListedBout[]): readonly CardSegment[] {
  if (bouts.some(({ segment }) => segment)) {
    return bouts.map(({ segment }) => (segment ? segmentOf(segment) : 'prelims'));
  }
  const parts = partsByStart(bouts);
  if (parts.length > 1 && parts.length <= SEGMENTS.length) {
    return bouts.map(({ start = '' }) => {
      const at = parts.findIndex((starts) => starts.has(start));
      return SEGMENTS[at] ?? 'prelims';
    });
  }
  return bouts.map((_, index) => (index < MAIN_CARD ? 'main' : 'prelims'));
}
