import type { RaceEvent } from '#domain/events/race.ts';
import { writtenCars } from '#domain/events/writtenCars.ts';
import { POCONO } from './pocono.ts';

/** Cup Series, June 22, 2025: the whole entry list of 37 cars. */
export const CUP: RaceEvent = {
  ...POCONO,
  league: 'NASCAR-Cup',
  name: 'The Great American Getaway 400',
  startTime: '2025-06-22T18:00:00.000Z',
  laps: 160,
  miles: 400,
  keyStoryline:
    'Denny Hamlin has won at Pocono seven times, more than anyone, and is back after missing Mexico City; Ryan Blaney is the defending winner, William Byron leads the points.',
  cars: writtenCars(`
Hendrick Motorsports | Chevrolet | 5 Kyle Larson, 9 Chase Elliott, 24 William Byron, 48 Alex Bowman
Trackhouse Racing | Chevrolet | 1 Ross Chastain, 88 Shane van Gisbergen, 99 Daniel Suárez
Richard Childress Racing | Chevrolet | 3 Austin Dillon, 8 Kyle Busch
Spire Motorsports | Chevrolet | 7 Justin Haley, 71 Michael McDowell, 77 Carson Hocevar
Kaulig Racing | Chevrolet | 10 Ty Dillon, 16 AJ Allmendinger
Hyak Motorsports | Chevrolet | 47 Ricky Stenhouse Jr.
NY Racing Team | Chevrolet | 44 Brennan Poole
Team Penske | Ford | 2 Austin Cindric, 12 Ryan Blaney, 22 Joey Logano
RFK Racing | Ford | 6 Brad Keselowski, 17 Chris Buescher, 60 Ryan Preece
Front Row Motorsports | Ford | 4 Noah Gragson, 34 Todd Gilliland, 38 Zane Smith
Wood Brothers Racing | Ford | 21 Josh Berry
Haas Factory Team | Ford | 41 Cole Custer
Rick Ware Racing | Ford | 51 Cody Ware
Joe Gibbs Racing | Toyota | 11 Denny Hamlin, 19 Chase Briscoe, 20 Christopher Bell, 54 Ty Gibbs
23XI Racing | Toyota | 23 Bubba Wallace, 35 Riley Herbst, 45 Tyler Reddick
Legacy Motor Club | Toyota | 42 John Hunter Nemechek, 43 Erik Jones
`),
  matchups: [
    ['Denny Hamlin', 'Kyle Larson'],
    ['Ryan Blaney', 'William Byron'],
    ['Christopher Bell', 'Tyler Reddick'],
    ['Chase Elliott', 'Joey Logano'],
    ['Brad Keselowski', 'Chris Buescher'],
  ],
};
