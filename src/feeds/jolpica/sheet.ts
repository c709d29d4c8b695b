import type { RaceCar, RaceResult } from '#domain/events/race.ts';
import type { JolpicaRow } from './schema.ts';

/** Participants and result of a session. */
export interface Sheet {
  /** Entry list in the session's order, without starting slots. */
  readonly cars: readonly RaceCar[];
  /** Starting slots by driver, if the session had a grid. */
  readonly grid: ReadonlyMap<string, number>;
  readonly result: RaceResult;
}

const FINISHED = /^(finished|lapped|\+\d+ laps?)$/i;
/** Neither finished nor retired: they did not race, or were disqualified. */
const STRUCK = /disqualified|excluded|did not (start|qualify|prequalify)|withdrew|not classified/i;
const ABSENT = /did not (start|qualify|prequalify)|withdrew/i;

const slot = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 1 && value <= 99;

/** Rows of one session by place; rows without a driver or a team are left out, and every driver counts once. */
export function readJolpicaSheet(rows: readonly JolpicaRow[]): Sheet {
  const cars = new Map<string, RaceCar>();
  const grid = new Map<string, number>();
  const retired: string[] = [];
  const placed = rows
    .filter(({ status }) => !ABSENT.test(status ?? ''))
    .toSorted((one, other) => (one.position ?? 99) - (other.position ?? 99));
  for (const { Driver, Constructor, number, grid: start, status } of placed) {
    const driver = [Driver?.givenName, Driver?.familyName].filter(Boolean).join(' ');
    const team = Constructor?.name;
    if (!driver || !team || cars.has(driver)) continue;
    cars.set(driver, { driver, team, number });
    if (slot(start)) grid.set(driver, start);
    if (status && !FINISHED.test(status) && !STRUCK.test(status)) retired.push(driver);
  }
  return { cars: [...cars.values()], grid, result: { order: [...cars.keys()], retired } };
}
