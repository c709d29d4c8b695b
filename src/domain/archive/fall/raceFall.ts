import type { RaceEvent, RaceResult } from '../../events/race.ts';
import { sum } from '../../numbers/numbers.ts';
import { ordinal } from '../../words/ordinal.ts';
import { type Fall, percentile } from './fall.ts';

/** Places that share a bar, last of each. */
const ENDS = [1, 3, 5, 10, 20, 30] as const;

/** "1", "2–3", "11 and worse": groups of places of a field. */
export function placeGroups(
  places: number,
): readonly { readonly label: string; readonly from: number; readonly to: number }[] {
  const ends = [...ENDS.filter((end) => end < places), places];
  return ends.map((to, at) => {
    const from = (ends[at - 1] ?? 0) + 1;
    return { label: from === to ? ordinal(to) : `${ordinal(from)}–${ordinal(to)}`, from, to };
  });
}

/** The place of a driver: those who retired come behind the others. Undefined if the driver did not start. */
function racePlace({ order, retired }: RaceResult, driver: string): number | undefined {
  const all = [...order, ...retired.filter((one) => !order.includes(one))];
  const at = all.indexOf(driver);
  return at < 0 ? undefined : at + 1;
}

/** Where one driver finishes. */
export function raceFalls(
  { prediction, result }: RaceEvent,
  driver: string | undefined,
): readonly Fall[] {
  const at = prediction?.outcome.entrants.findIndex((entrant) => entrant.driver === driver) ?? -1;
  const counts = prediction?.outcome.places[at];
  if (!prediction || !counts || driver === undefined) return [];
  const { runs } = prediction.outcome;
  const place = result && racePlace(result, driver);
  const bars = placeGroups(counts.length).map(({ label, from, to }) => ({
    label,
    share: sum(counts.slice(from - 1, to)) / runs,
    side: 'none' as const,
    isResult: place !== undefined && place >= from && place <= to,
  }));
  const worse = place === undefined ? 0 : sum(counts.slice(place)) / runs;
  const same = place === undefined ? 0 : (counts[place - 1] ?? 0) / runs;
  const words =
    place === undefined
      ? undefined
      : `${driver} came ${ordinal(place)}: the ${ordinal(percentile(worse, same))} percentile of ${runs.toLocaleString('en-US')} simulated races, 99 being the best.`;
  return [{ title: `Where ${driver} finishes`, bars, words }];
}
