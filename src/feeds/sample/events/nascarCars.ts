import { writtenCars } from '#domain/events/writtenCars.ts';

/** The 36 chartered cars of the Cup Series, 2026. */
export const CUP_CARS = writtenCars(`
Hendrick Motorsports | Chevrolet | 5 Kyle Larson, 9 Chase Elliott, 24 William Byron, 48 Alex Bowman
Trackhouse Racing | Chevrolet | 1 Ross Chastain, 88 Connor Zilisch, 97 Shane van Gisbergen
Spire Motorsports | Chevrolet | 7 Daniel Suárez, 71 Michael McDowell, 77 Carson Hocevar
Richard Childress Racing | Chevrolet | 3 Austin Dillon, 8 Kyle Busch
Kaulig Racing | Chevrolet | 10 Ty Dillon, 16 AJ Allmendinger
Hyak Motorsports | Chevrolet | 47 Ricky Stenhouse Jr.
Team Penske | Ford | 2 Austin Cindric, 12 Ryan Blaney, 22 Joey Logano
RFK Racing | Ford | 6 Brad Keselowski, 17 Chris Buescher, 60 Ryan Preece
Front Row Motorsports | Ford | 4 Noah Gragson, 34 Todd Gilliland, 38 Zane Smith
Wood Brothers Racing | Ford | 21 Josh Berry
Haas Factory Team | Chevrolet | 41 Cole Custer
Rick Ware Racing | Chevrolet | 51 Cody Ware
Joe Gibbs Racing | Toyota | 11 Denny Hamlin, 19 Chase Briscoe, 20 Christopher Bell, 54 Ty Gibbs
23XI Racing | Toyota | 23 Bubba Wallace, 35 Riley Herbst, 45 Tyler Reddick
Legacy Motor Club | Toyota | 42 John Hunter Nemechek, 43 Erik Jones
`);

/** Regulars of the Xfinity Series; no results are known, so their strengths are steps set by hand. */
export const XFINITY_CARS = writtenCars(`
JR Motorsports | Chevrolet | 7 Justin Allgaier | 1.8
JR Motorsports | Chevrolet | 1 Carson Kvapil, 8 Sammy Smith | 1.2
Richard Childress Racing | Chevrolet | 21 Austin Hill, 2 Jesse Love | 1.4
Haas Factory Team | Chevrolet | 41 Sam Mayer, 00 Sheldon Creed | 1.3
Joe Gibbs Racing | Toyota | 20 Brandon Jones, 54 Taylor Gray | 1.2
Joe Gibbs Racing | Toyota | 18 William Sawalich | 0.8
RSS Racing | Chevrolet | 39 Ryan Sieg | 0.8
Big Machine Racing | Chevrolet | 48 Nick Sanchez | 0.7
Sam Hunt Racing | Toyota | 26 Dean Thompson | 0.4
Jordan Anderson Racing | Chevrolet | 27 Jeb Burton | 0.2
Jordan Anderson Racing | Chevrolet | 31 Blaine Perkins | 0
Alpha Prime Racing | Chevrolet | 44 Brennan Poole | 0.1
Jeremy Clements Racing | Chevrolet | 51 Jeremy Clements | 0.1
Young's Motorsports | Chevrolet | 42 Anthony Alfredo | 0
RSS Racing | Chevrolet | 28 Kyle Sieg | 0
DGM Racing | Chevrolet | 71 Ryan Ellis | -0.1
`);

/** Regulars of the Truck Series, in steps set by hand as well. */
export const TRUCK_CARS = writtenCars(`
TRICON Garage | Toyota | 11 Corey Heim | 1.9
TRICON Garage | Toyota | 15 Tanner Gray, 17 Gio Ruggiero | 0.7
Front Row Motorsports | Ford | 34 Layne Riggs, 38 Chandler Smith | 1.3
ThorSport Racing | Ford | 98 Ty Majeski | 1.2
ThorSport Racing | Ford | 13 Jake Garcia, 99 Ben Rhodes | 0.8
ThorSport Racing | Ford | 88 Matt Crafton | 0.4
Niece Motorsports | Chevrolet | 45 Kaden Honeycutt | 1.1
CR7 Motorsports | Chevrolet | 9 Grant Enfinger | 1
McAnally-Hilgemann Racing | Chevrolet | 18 Tyler Ankrum, 19 Daniel Hemric | 0.9
Spire Motorsports | Chevrolet | 71 Rajah Caruth | 0.8
Spire Motorsports | Chevrolet | 77 Andrés Pérez de Lara | 0.4
Halmar Friesen Racing | Toyota | 52 Stewart Friesen | 0.7
Rackley W.A.R. | Chevrolet | 26 Dawson Sutton | 0.2
Freedom Racing Enterprises | Chevrolet | 76 Spencer Boyd | -0.6
`);
