import type { RaceEvent } from '#domain/events/race.ts';
import { writtenCars } from '#domain/events/writtenCars.ts';
import { POCONO } from './pocono.ts';

/**
 * Xfinity Series, June 21, 2025: the regulars and the guests we are sure of. No results of the series are in our data:
 * ratings are set by hand, in steps, from the season until then.
 */
export const XFINITY: RaceEvent = {
  ...POCONO,
  league: 'NASCAR-Xfinity',
  name: 'Explore the Pocono Mountains 250',
  startTime: '2025-06-21T19:30:00.000Z',
  laps: 100,
  miles: 250,
  keyStoryline:
    'Chase Elliott steps down from the Cup for one race and meets a JR Motorsports team with the defending champion, Justin Allgaier, and the rookie Connor Zilisch.',
  cars: writtenCars(`
JR Motorsports | Chevrolet | 7 Justin Allgaier, 88 Connor Zilisch | 1.8
JR Motorsports | Chevrolet | 1 Carson Kvapil, 8 Sammy Smith | 1.2
Hendrick Motorsports | Chevrolet | 17 Chase Elliott | 1.8
Richard Childress Racing | Chevrolet | 21 Austin Hill | 1.5
Richard Childress Racing | Chevrolet | 2 Jesse Love | 1.3
Haas Factory Team | Ford | 41 Sam Mayer | 1.5
Haas Factory Team | Ford | 00 Sheldon Creed | 1.3
Joe Gibbs Racing | Toyota | 20 Brandon Jones, 54 Taylor Gray | 1.2
Joe Gibbs Racing | Toyota | 18 William Sawalich, 19 Justin Bonsignore | 0.7
Kaulig Racing | Chevrolet | 16 Christian Eckes | 0.9
Kaulig Racing | Chevrolet | 10 Daniel Dye, 11 Josh Williams | 0.4
RSS Racing | Ford | 39 Ryan Sieg | 0.9
RSS Racing | Ford | 28 Kyle Sieg | 0
Big Machine Racing | Chevrolet | 48 Nick Sanchez | 0.8
AM Racing | Ford | 25 Harrison Burton | 0.6
Sam Hunt Racing | Toyota | 26 Dean Thompson | 0.4
Jordan Anderson Racing | Chevrolet | 27 Jeb Burton | 0.2
Jordan Anderson Racing | Chevrolet | 31 Blaine Perkins | 0
Alpha Prime Racing | Chevrolet | 4 Parker Retzlaff, 44 Brennan Poole | 0.1
Jeremy Clements Racing | Chevrolet | 51 Jeremy Clements | 0.1
Viking Motorsports | Chevrolet | 99 Matt DiBenedetto | 0
Young's Motorsports | Chevrolet | 42 Anthony Alfredo | 0
DGM Racing | Chevrolet | 71 Ryan Ellis | 0
SS-Green Light Racing | Chevrolet | 14 Garrett Smithley | -0.3
`),
  matchups: [
    ['Justin Allgaier', 'Chase Elliott'],
    ['Connor Zilisch', 'Austin Hill'],
    ['Sam Mayer', 'Sheldon Creed'],
    ['Jesse Love', 'Sammy Smith'],
  ],
};
