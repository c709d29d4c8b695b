import { InputError } from '#domain/numbers/inputError.ts';
/** A car in a race's simulation. Performances are in standard deviations of one race's luck. */
export interface EntrantInput {
  readonly driver: string;
  readonly team: string;
  /** Manufacturer; empty in Formula 1. */
  readonly make: string;
  /** Mean performance, −1000 to 1000. It includes the starting slot, if known. */
  readonly strength: number;
  /** SD of the uncertainty of the strength, 0 to 100. */
  readonly strengthSd: number;
  /** Probability of not finishing, 0 to 1. */
  readonly retirement: number;
  /** Mean qualifying performance in SDs of one qualifying's luck, −1000 to 1000; used while the grid is open. */
  readonly qualifying: number;
}

/** What a car's simulation takes from its ratings. */
export type CarFigures = Pick<
  EntrantInput,
  'strength' | 'strengthSd' | 'retirement' | 'qualifying'
>;

/** Complete inputs of one race: everything a re-run needs. */
export interface RaceInputs {
  /** 2 to 60 cars. */
  readonly entrants: readonly EntrantInput[];
  /** SD of the part of a race's luck that a team's cars share, 0 to 0.95 (total luck has SD 1). */
  readonly teamSd: number;
  /** Formula 1: pole is still to be drawn. */
  readonly gridOpen: boolean;
  /** Correlation between a car's luck in qualifying and in the race while the grid is open, 0 to 0.95. */
  readonly gridPull: number;
  /** Points by place, first place first; whole numbers, 0 to 1000. */
  readonly points: readonly number[];
  /** Points for the fastest lap of a car among the first ten, 0 or 1. */
  readonly fastestLapPoint: number;
  /** Whether a fastest lap is counted. */
  readonly fastestLap: boolean;
}

const MOST_CARS = 60;

/**
 * Checks inputs, which may be JSON of unknown origin. Throws a RangeError that names the first input missing, of the wrong type,
 * not finite or out of range, or a driver listed twice.
 */
export function checkRaceInputs(inputs: RaceInputs): void {
  const { entrants, points } = inputs;
  list('entrants', entrants);
  list('points', points);
  within('entrants (how many)', entrants.length, 2, MOST_CARS);
  within('points (how many)', points.length, 0, MOST_CARS);
  within('teamSd', inputs.teamSd, 0, 0.95);
  within('gridPull', inputs.gridPull, 0, 0.95);
  whole('fastestLapPoint', inputs.fastestLapPoint, 0, 1);
  ofType('gridOpen', inputs.gridOpen, 'boolean');
  ofType('fastestLap', inputs.fastestLap, 'boolean');
  for (const [place, worth] of points.entries()) whole(`points${place}`, worth, 0, 1000);
  const drivers = new Set<string>();
  for (const [index, car] of entrants.entries()) {
    checkCar(`entrants[${index}]`, car);
    if (drivers.has(car.driver)) {
      throw new InputError(`Input entrants[${index}].driver is ${car.driver} a second time`);
    }
    drivers.add(car.driver);
  }
}

function checkCar(name: string, car: EntrantInput): void {
  if (typeof car !== 'object' || car === null) throw new InputError(`Input ${name} is ${car}`);
  ofType(`${name}.driver`, car.driver, 'string');
  ofType(`${name}.team`, car.team, 'string');
  ofType(`${name}.make`, car.make, 'string');
  within(`${name}.strength`, car.strength, -1000, 1000);
  within(`${name}.strengthSd`, car.strengthSd, 0, 100);
  within(`${name}.retirement`, car.retirement, 0, 1);
  within(`${name}.qualifying`, car.qualifying, -1000, 1000);
}

function list(name: string, value: readonly unknown[]): void {
  if (!Array.isArray(value)) throw new InputError(`Input ${name} is no list`);
}

function ofType(name: string, value: unknown, type: 'string' | 'boolean'): void {
  if (typeof value !== type) throw new InputError(`Input ${name} is ${value}, no ${type}`);
}

function within(name: string, value: number, low: number, high: number): void {
  if (!(typeof value === 'number' && value >= low && value <= high)) {
    throw new InputError(`Input ${name} is ${value}, not in ${low}…${high}`);
  }
}

function whole(name: string, value: number, low: number, high: number): void {
  within(name, value, low, high);
  if (!Number.isInteger(value)) throw new InputError(`Input ${name} is ${value}, not whole`);
}
