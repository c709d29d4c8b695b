/** Lists and files in the shape of f1db's repository, by parts of their addresses. */
const folder = (name: string) => ({
  name,
  type: 'dir',
  path: `src/data/seasons/2026/races/${name}`,
});

const race = (round: number, date: string): string =>
  `id: 1150\nround: ${round}\ndate: ${date}\ntime: 14:00\ngrandPrixId: somewhere\nqualifyingFormat: KNOCKOUT\nlaps: 52\n`;

interface Row {
  readonly position: number | string;
  readonly driver: string;
  readonly team: string;
  readonly grid?: number | 'PL';
  readonly reason?: string;
}

export const results = (...rows: readonly Row[]): string =>
  rows
    .map(
      ({ position, driver, team, grid = '', reason = '' }, at) =>
        `- position: ${position}\n  driverNumber: ${at + 1}\n  driverId: ${driver}\n  constructorId: ${team}\n  laps: 52\n  time: "1:28:15.758"\n  gap:\n  reasonRetired: ${reason}\n  points:\n  gridPosition: ${grid}\n`,
    )
    .join('');

/** A season of four races; the British one is over. */
export const F1_SEASON = {
  '/contents/src/data/seasons/2026/races': [
    folder('10-great-britain'),
    folder('08-austria'),
    { name: 'README.md', type: 'file' },
    folder('11-belgium'),
    folder('09-spain'),
  ],
  '/08-austria/race.yml': race(8, '2026-06-21'),
  '/09-spain/race.yml': race(9, '2026-06-28'),
  '/10-great-britain/race.yml': race(10, '2026-07-05'),
  '/11-belgium/race.yml': race(11, '2026-07-19'),
  '/10-great-britain/race-results.yml': results(
    { position: 1, driver: 'lando-norris', team: 'mclaren', grid: 2 },
    { position: 2, driver: 'alexander-albon', team: 'williams', grid: 'PL' },
    { position: 3, driver: 'nico-hulkenberg', team: 'audi', grid: 5, reason: 'Brakes' },
    { position: 'DNF', driver: 'charles-leclerc', team: 'ferrari', grid: 1, reason: 'Engine' },
    { position: 'DSQ', driver: 'max-verstappen', team: 'red-bull', grid: 3, reason: 'Plank' },
    { position: 'DNS', driver: 'carlos-sainz-jr', team: 'williams', reason: 'Gearbox' },
  ),
  '/10-great-britain/sprint-race-results.yml': results(
    { position: 1, driver: 'charles-leclerc', team: 'ferrari', grid: 1 },
    { position: 2, driver: 'lando-norris', team: 'mclaren', grid: 2 },
  ),
};
