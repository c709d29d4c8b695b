import type { RaceEvent } from '#domain/events/race.ts';
import { writtenCars } from '#domain/events/writtenCars.ts';
import { POCONO } from './pocono.ts';

/**
 * Craftsman Truck Series, June 20, 2025: the regulars and the guests we are sure of. No results of the series are in
 * our data: ratings are set by hand, in steps, from the season until then.
 */
export const TRUCK: RaceEvent = {
  ...POCONO,
  league: 'NASCAR-Truck',
  name: 'MillerTech Battery 200',
  startTime: '2025-06-20T21:00:00.000Z',
  laps: 80,
  miles: 200,
  keyStoryline:
    'Corey Heim leads the points and has the fastest truck of the season; Carson Hocevar of the Cup Series comes back to race him for an evening.',
  cars: writtenCars(`
TRICON Garage | Toyota | 11 Corey Heim | 2
TRICON Garage | Toyota | 1 Brandon Jones | 0.9
TRICON Garage | Toyota | 15 Tanner Gray, 17 Gio Ruggiero | 0.6
TRICON Garage | Toyota | 5 Toni Breidinger | -0.4
Spire Motorsports | Chevrolet | 7 Carson Hocevar | 1.7
Spire Motorsports | Chevrolet | 71 Rajah Caruth | 0.8
Spire Motorsports | Chevrolet | 77 Andrés Pérez de Lara | 0.4
Spire Motorsports | Chevrolet | 07 Patrick Emerling | 0.1
Front Row Motorsports | Ford | 34 Layne Riggs, 38 Chandler Smith | 1.3
ThorSport Racing | Ford | 98 Ty Majeski | 1.2
ThorSport Racing | Ford | 13 Jake Garcia, 99 Ben Rhodes | 0.7
ThorSport Racing | Ford | 88 Matt Crafton | 0.4
Niece Motorsports | Chevrolet | 45 Kaden Honeycutt | 1.1
Niece Motorsports | Chevrolet | 44 Bayley Currey, 42 Matt Mills | 0.2
CR7 Motorsports | Chevrolet | 9 Grant Enfinger | 1
McAnally-Hilgemann Racing | Chevrolet | 18 Tyler Ankrum, 19 Daniel Hemric | 0.9
McAnally-Hilgemann Racing | Chevrolet | 81 Connor Mosack | 0.4
McAnally-Hilgemann Racing | Chevrolet | 91 Jack Wood | 0.3
Halmar Friesen Racing | Toyota | 52 Stewart Friesen | 0.7
Rackley W.A.R. | Chevrolet | 26 Dawson Sutton | 0.2
Reaume Brothers Racing | Ford | 33 Frankie Muniz | -0.5
Freedom Racing Enterprises | Chevrolet | 76 Spencer Boyd | -0.6
`),
  matchups: [
    ['Corey Heim', 'Carson Hocevar'],
    ['Layne Riggs', 'Chandler Smith'],
    ['Ty Majeski', 'Grant Enfinger'],
    ['Kaden Honeycutt', 'Rajah Caruth'],
  ],
};
