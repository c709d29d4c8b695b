import type { RaceCar } from '#domain/events/race.ts';

/** "5 Kyle Larson": number and driver. */
const ENTRANT = /^(\d+) (.+)$/;

/** Cars of one team: `drivers` as "5 Kyle Larson, 9 Chase Elliott". */
export function team(name: string, make: string, drivers: string, rating?: number): RaceCar[] {
  return drivers.split(', ').map((entrant) => {
    const [, number, driver = entrant] = ENTRANT.exec(entrant) ?? [];
    return { driver, team: name, make, number, ...(rating !== undefined && { rating }) };
  });
}
