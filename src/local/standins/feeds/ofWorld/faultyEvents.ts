import type { FeedFault } from './feedFaults.ts';

type Event = Record<string, unknown>;

const isRecord = (value: unknown): value is Event =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in which the fields with these names, at any depth, are replaced. */
function changed(
  value: unknown,
  change: Readonly<Record<string, (old: unknown) => unknown>>,
): unknown {
  if (Array.isArray(value)) return value.map((one) => changed(one, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, old]) => [name, change[name]?.(old) ?? changed(old, change)]),
  );
}

const OTHER_SIDE: Readonly<Record<string, string>> = { home: 'away', away: 'home' };

/** Items of a feed's answer with a fault; each is affected separately. */
export function faultyEvents(events: readonly unknown[], fault: FeedFault | undefined): unknown[] {
  switch (fault) {
    case 'empty':
      return [];
    case 'half':
      return events.filter((_, at) => at % 2 === 0);
    case 'duplicate':
      return events.flatMap((event) => [event, event]);
    case 'swapped':
      // Without the name, which would reveal it; scores keep their places.
      return events.map((event) =>
        changed(event, {
          homeAway: (side) => OTHER_SIDE[String(side)],
          shortName: () => '',
          home: (home) => (typeof home === 'boolean' ? !home : home),
        }),
      );
    case 'implausible':
      return events.map((event) =>
        changed(event, {
          moneyLine: () => -100_000,
          american: () => '+9999',
          overUnder: () => 4000,
          score: () => '997',
        }),
      );
    case 'noScore':
      return events.map((event) => changed(event, { score: () => '–', winner: () => false }));
    default:
      return [...events];
  }
}
