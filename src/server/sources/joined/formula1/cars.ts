import type { RaceCar } from '#domain/events/race.ts';
import { teamMates } from '#domain/events/teamMates.ts';
import { UNNAMED } from '../../feeds/espn/events/racing/entrants.ts';
import type { Jolpica, SheetSession } from '../../feeds/jolpica/jolpica.ts';
import type { Sheet } from '../../feeds/jolpica/sheet.ts';
import { tried } from '../../reading/askAll.ts';
import type { Quarantined } from '../../source.ts';
import type { F1Event, Slot } from './calendar.ts';
import { renamed, withGrid } from './names.ts';
import { withSubstitutes } from './substitutes.ts';

/** Entry lists and results as they are asked for; what fails is noted, and the event goes without. */
export interface Sheets {
  of(slot: Slot, session: SheetSession): Promise<Sheet | undefined>;
  lineup(): Promise<Sheet | undefined>;
  readonly problems: readonly Quarantined[];
}

export function sheetsOf(feed: Jolpica): Sheets {
  const problems: Quarantined[] = [];
  async function noted(item: string, ask: () => Promise<Sheet | undefined>) {
    const answer = await tried(ask);
    if (answer.ok) return answer.value;
    problems.push({ item, reason: answer.error.message });
    return undefined;
  }
  let lineup: Promise<Sheet | undefined> | undefined;
  return {
    problems,
    of: (slot, session) =>
      noted(`${slot.event.sourceId} ${session}`, () => feed.sheet(slot.round, session)),
    lineup: () => {
      lineup ??= noted('f1 line-up', () => feed.lineup());
      return lineup;
    },
  };
}

/** Order of the qualifying that sets a race's or sprint's grid: empty while it is not known. */
type QualifyingOrder = readonly string[];

/**
 * A race or sprint with its cars: of its own result once there is one; before that the entry list of its qualifying
 * with the grid, else the cars of the latest race, else what the scoreboard had.
 * @param qualified undefined while its qualifying has not begun
 */
export async function withCars(
  event: F1Event,
  slot: Slot,
  qualified: QualifyingOrder | undefined,
  sheets: Sheets,
): Promise<F1Event> {
  const sprint = slot.session === 'sprint';
  const done = event.status === 'final' && (await sheets.of(slot, sprint ? 'sprint' : 'results'));
  if (done) {
    const cars = done.cars.map((car) => ({ ...car, grid: done.grid.get(car.driver) }));
    return { ...event, cars, matchups: teamMates(cars), result: done.result };
  }
  // Of a sprint's qualifying the feed keeps no sheet.
  const entered = sprint || !qualified ? undefined : await sheets.of(slot, 'qualifying');
  const order = entered?.result.order ?? qualified ?? [];
  const cars = entered?.cars ?? driving((await sheets.lineup())?.cars, order, event.cars);
  const placed = order.length > 0 ? withGrid(cars, order) : cars;
  return {
    ...event,
    cars: placed,
    matchups: teamMates(placed, UNNAMED),
    result: event.result && renamed(event.result, placed),
  };
}

/** The cars of the latest race with whoever drives them now, by the qualifying, else by the scoreboard; else the scoreboard's. */
function driving(
  lineup: readonly RaceCar[] | undefined,
  order: QualifyingOrder,
  listed: readonly RaceCar[],
): readonly RaceCar[] {
  if (!lineup) return listed;
  const teams = new Map(listed.map(({ driver, team }) => [driver, team]));
  const drivers = order.length > 0 ? order : listed.map(({ driver }) => driver);
  return withSubstitutes(lineup, drivers, (driver) => teams.get(driver));
}

/** Order of the qualifying for a race or sprint among the events; undefined while it has not begun. */
export function qualifyingOrder(
  sourceId: string,
  events: ReadonlyMap<string, F1Event>,
): QualifyingOrder | undefined {
  const id = sourceId.replace(/-sprint$/, '-sprint-qualifying').replace(/-race$/, '-qualifying');
  const qualifying = id === sourceId ? undefined : events.get(id);
  const begun = qualifying?.status === 'live' || qualifying?.status === 'final';
  return begun ? (qualifying.result?.order ?? []) : undefined;
}

/** A race or sprint of the scoreboard alone: its own cars, in the order they qualified. */
export function withOwnGrid(event: F1Event, events: ReadonlyMap<string, F1Event>): F1Event {
  const order = qualifyingOrder(event.sourceId, events) ?? [];
  return order.length > 0 ? { ...event, cars: withGrid(event.cars, order) } : event;
}
