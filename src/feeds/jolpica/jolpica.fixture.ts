/** Hand-written answers in Jolpica's shape. */
export const jolpicaAnswer = (...races: unknown[]) => ({
  MRData: { limit: '100', offset: '0', total: '1', RaceTable: { season: '2026', Races: races } },
});

export const BRITISH = {
  season: '2026',
  round: '10',
  url: 'https://en.wikipedia.org/wiki/Example',
  raceName: 'British Grand Prix',
  Circuit: {
    circuitId: 'silverstone',
    circuitName: 'Silverstone Circuit',
    Location: { lat: '52.0786', long: '-1.01694', locality: 'Silverstone', country: 'UK' },
  },
  date: '2026-07-05',
  time: '14:00:00Z',
  FirstPractice: { date: '2026-07-03', time: '10:30:00Z' },
  SprintQualifying: { date: '2026-07-03', time: '14:30:00Z' },
  Sprint: { date: '2026-07-04', time: '10:00:00Z' },
  Qualifying: { date: '2026-07-04', time: '14:00:00Z' },
};

const TEAMS = ['Red Bull', 'McLaren', 'Williams', 'Ferrari'];
const DRIVERS = ['Max Verstappen', 'Lando Norris', 'Alexander Albon', 'Charles Leclerc'];

/** Rows of a session in which the drivers finished in a given order of indexes into DRIVERS. */
export const rows = (order: readonly number[], more: (driver: number) => object = () => ({})) =>
  order.map((driver, place) => {
    const [givenName, familyName] = (DRIVERS[driver] ?? '').split(' ');
    return {
      number: String(driver + 1),
      position: String(place + 1),
      positionText: String(place + 1),
      Driver: { driverId: familyName?.toLowerCase(), givenName, familyName },
      Constructor: { constructorId: 'x', name: TEAMS[driver] },
      ...more(driver),
    };
  });
