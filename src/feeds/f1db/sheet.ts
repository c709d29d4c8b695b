import type { RaceCar } from '#domain/events/race.ts';
import { capital } from '#domain/words/capital.ts';
import type { Sheet } from '../jolpica/sheet.ts';
import type { F1dbRow } from './schema.ts';

/** Words of a slug that are not simply capitalized. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['mclaren', 'McLaren'],
  ['rb', 'RB'],
  ['jr', 'Jr.'],
]);

/** "max-verstappen" → "Max Verstappen". */
const nameOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => WRITTEN.get(word) ?? capital(word))
    .join(' ');

/** Results of drivers who did not race. */
const ABSENT = /^(DNS|DNQ|DNPQ|WD|EX)$/;
/** Disqualified or not classified: neither finished nor retired. */
const STRUCK = /^(DSQ|NC)$/;

const slotOf = (value: string | undefined): number | undefined =>
  value !== undefined && /^[1-9]\d?$/.test(value) ? Number(value) : undefined;

/** Rows of one session in their order, which is by place; every driver counts once. */
export function readF1dbSheet(rows: readonly F1dbRow[]): Sheet {
  const cars = new Map<string, RaceCar>();
  const grid = new Map<string, number>();
  const retired: string[] = [];
  for (const { position = '', driverId, constructorId, driverNumber: number, ...row } of rows) {
    const driver = nameOf(driverId);
    if (ABSENT.test(position) || cars.has(driver)) continue;
    cars.set(driver, { driver, team: nameOf(constructorId), number });
    const slot = slotOf(row.gridPosition);
    if (slot !== undefined) grid.set(driver, slot);
    const stopped = position === 'DNF' || row.reasonRetired !== undefined;
    if (stopped && !STRUCK.test(position)) retired.push(driver);
  }
  return { cars: [...cars.values()], grid, result: { order: [...cars.keys()], retired } };
}
