import { writtenRows } from '../words/writtenRows.ts';
import type { RaceCar } from './race.ts';

/** "5 Kyle Larson": number and driver. */
const ENTRANT = /^(\d+) (.+)$/;

/**
 * The cars of an entry list that is written down, one row a team: `team | make | drivers | rating`, the drivers as
 * "5 Kyle Larson, 9 Chase Elliott". Where there is one make only it is "–"; a rating set by hand may be missing.
 */
export function writtenCars(list: string): RaceCar[] {
  return writtenRows(list).flatMap(([team = '', make = '–', drivers = '', rating]) =>
    drivers.split(', ').map((entrant) => {
      const [, number, driver = entrant] = ENTRANT.exec(entrant) ?? [];
      return {
        ...{ driver, team },
        ...(make !== '–' && { make }),
        number,
        ...(rating && { rating: Number(rating) }),
      };
    }),
  );
}
