/** A Grand Prix for the sample weekends. */
export interface GrandPrix {
  readonly name: string;
  readonly track: string;
  readonly city: string;
  readonly country: string;
  /** Usual start of the race, hours UTC. */
  readonly raceHour: number;
}

const prix = (
  name: string,
  track: string,
  city: string,
  country: string,
  raceHour: number,
): GrandPrix => ({ name: `${name} Grand Prix`, track, city, country, raceHour });

/** Weekends of three practices, in turn. */
export const GRAND_PRIX: readonly GrandPrix[] = [
  prix('Monaco', 'Circuit de Monaco', 'Monte Carlo', 'Monaco', 13),
  prix('Italian', 'Autodromo Nazionale Monza', 'Monza', 'Italy', 13),
  prix('Belgian', 'Circuit de Spa-Francorchamps', 'Stavelot', 'Belgium', 13),
  prix('Austrian', 'Red Bull Ring', 'Spielberg', 'Austria', 13),
  prix('Azerbaijan', 'Baku City Circuit', 'Baku', 'Azerbaijan', 11),
  prix('Mexico City', 'Autódromo Hermanos Rodríguez', 'Mexico City', 'Mexico', 20),
];

/** Sprint weekends, in turn. */
export const SPRINT_WEEKENDS: readonly GrandPrix[] = [
  prix('Singapore', 'Marina Bay Street Circuit, Singapore', 'Singapore', 'Singapore', 12),
  prix('British', 'Silverstone Circuit', 'Silverstone', 'United Kingdom', 14),
  prix('Miami', 'Miami International Autodrome', 'Miami Gardens', 'United States', 20),
  prix('Canadian', 'Circuit Gilles-Villeneuve', 'Montreal', 'Canada', 20),
  prix('Dutch', 'Circuit Zandvoort', 'Zandvoort', 'Netherlands', 13),
];
