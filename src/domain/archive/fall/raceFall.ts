import type { RaceEvent, RaceResult } from '../../events/race.ts';
import { sum } from '../../numbers/numbers.ts';
import { ordinal } from '../../words/ordinal.ts';
import { type Fall, percentile } from './fall.ts';
import { placeGroups } from './placeGroups.ts';

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
