import type { RaceCar } from '#domain/events/race.ts';
import { teamMates } from '#domain/events/teamMates.ts';
import { formula1TeamKey } from '#engine/racing/formula1/keys.ts';
import { UNNAMED } from '../../espn/events/racing/entrants.ts';
import type { F1db } from '../../f1db/f1db.ts';
import type { Jolpica, SheetSession } from '../../jolpica/jolpica.ts';
import type { Round } from '../../jolpica/round.ts';
import type { Sheet } from '../../jolpica/sheet.ts';
import { triedAsk } from '../../reading/askAll.ts';
import type { Quarantined } from '../../source.ts';
import type { F1Event, Slot } from './calendar.ts';
import { driverNames, withEntryNames, withGrid } from './names.ts';
import { withSubstitutes } from './substitutes.ts';

/** Entry lists and results, as requested; a failure is noted, and the event goes without. */
export interface Sheets {
  of(event: F1Event, round: Round | undefined, session: SheetSession): Promise<Sheet | undefined>;
  /** Drivers of the latest race. */
  lineup(event: F1Event): Promise<Sheet | undefined>;
  readonly problems: readonly Quarantined[];
}

/**
 * From the first feed if it knows the round and responds, else from the second; the second is also tried for a result that the
 * first lacks.
 */
export function sheetsOf(first: Jolpica, second: F1db, now: Date): Sheets {
  const problems: Quarantined[] = [];
  /** The second feed's answer in place of the first's; noted, or why neither answers. */
  async function instead(item: string, reason: string, ask: () => Promise<Sheet | undefined>) {
    const answer = await triedAsk(ask);
    if (answer.ok) {
      problems.push({ item: answer.value ? `${item} from f1db` : item, reason });
      return answer.value;
    }
    problems.push({ item, reason: `${reason}; ${answer.error.message}` });
    return undefined;
  }
  /** The cars' drivers, and whether the second feed named them. */
  type Lineup = { readonly sheet: Sheet | undefined; readonly isSecond: boolean };
  async function askLineup(): Promise<Lineup> {
    const answer = await triedAsk(() => first.lineup());
    if (answer.ok) return { sheet: answer.value, isSecond: false };
    const sheet = await instead('f1 line-up', answer.error.message, () => second.lineup(now));
    return { sheet, isSecond: true };
  }
  let lineup: Promise<Lineup> | undefined;
  return {
    problems,
    async of(event, round, session) {
      const item = `${event.sourceId} ${session}`;
      const answer = round && (await triedAsk(() => first.sheet(round, session)));
      if (answer?.ok && (answer.value || session === 'qualifying')) return answer.value;
      const reason = answer?.ok === false ? answer.error.message : 'jolpica has none';
      const sheet = await instead(item, reason, () => second.sheet(event.startTime, session));
      return sheet && inNamesOf(event, sheet);
    },
    async lineup(event) {
      lineup ??= askLineup();
      const { sheet, isSecond } = await lineup;
      return sheet && isSecond ? inNamesOf(event, sheet) : sheet;
    },
  };
}

/** A sheet with the event's own names for drivers and teams. */
function inNamesOf({ cars: entered }: F1Event, sheet: Sheet): Sheet {
  const nameOf = driverNames(entered);
  const teams = new Map(entered.map(({ driver, team }) => [driver, team]));
  const cars = sheet.cars.map((car) => {
    const driver = nameOf(car.driver);
    const known = teams.get(driver);
    const isSame = known !== undefined && formula1TeamKey(known) === formula1TeamKey(car.team);
    return { ...car, driver, team: isSame ? known : car.team };
  });
  const grid = new Map([...sheet.grid].map(([driver, slot]) => [nameOf(driver), slot]));
  return { cars, grid, result: withEntryNames(sheet.result, entered) };
}

/** Result of the qualifying that sets a race's or sprint's grid: empty while unknown. */
type QualifyingOrder = readonly string[];

/**
 * A race or sprint with its cars: from its own result if there is one; before that its qualifying's entry list with the grid,
 * else the latest race's cars, else the scoreboard's.
 * @param qualified undefined before its qualifying has begun
 */
export async function withCars(
  event: F1Event,
  { round, session }: Pick<Slot, 'session'> & Partial<Pick<Slot, 'round'>>,
  qualified: QualifyingOrder | undefined,
  sheets: Sheets,
): Promise<F1Event> {
  const sprint = session === 'sprint';
  const told =
    event.status === 'final' && (await sheets.of(event, round, sprint ? 'sprint' : 'results'));
  if (told) {
    const cars = told.cars.map((car) => ({ ...car, grid: told.grid.get(car.driver) }));
    return { ...event, cars, matchups: teamMates(cars), result: told.result };
  }
  // The feed has no sheet for a sprint's qualifying.
  const entered = sprint || !qualified ? undefined : await sheets.of(event, round, 'qualifying');
  const order = entered?.result.order ?? qualified ?? [];
  const cars = entered?.cars ?? driving((await sheets.lineup(event))?.cars, order, event.cars);
  const placed = order.length > 0 ? withGrid(cars, order) : cars;
  return {
    ...event,
    cars: placed,
    matchups: teamMates(placed, UNNAMED),
    result: event.result && withEntryNames(event.result, placed),
  };
}

/** The latest race's cars with the current drivers, from the qualifying or the scoreboard; else the scoreboard's cars. */
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

/** Qualifying order for a race or sprint among the events; undefined before it has begun. */
export function qualifyingOrder(
  sourceId: string,
  events: ReadonlyMap<string, F1Event>,
): QualifyingOrder | undefined {
  const id = sourceId.replace(/-sprint$/, '-sprint-qualifying').replace(/-race$/, '-qualifying');
  const qualifying = id === sourceId ? undefined : events.get(id);
  const begun = qualifying?.status === 'live' || qualifying?.status === 'final';
  return begun ? (qualifying.result?.order ?? []) : undefined;
}

/** A race or sprint from the scoreboard alone: its own cars, in qualifying order. */
export function withOwnGrid(event: F1Event, events: ReadonlyMap<string, F1Event>): F1Event {
  const order = qualifyingOrder(event.sourceId, events) ?? [];
  return order.length > 0 ? { ...event, cars: withGrid(event.cars, order) } : event;
}
