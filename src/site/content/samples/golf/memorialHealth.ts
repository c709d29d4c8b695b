import type { GolfTournament } from '#domain/events/golfTournament.ts';
import { playersOfLevel } from '#domain/golf/writtenField.ts';
import { fieldOfSize, headToHeadsOf } from './field.ts';

/** Memorial Health Championship, June 26–29, 2025. Levels by hand from the tour's points list until then. */
export const MEMORIAL_HEALTH: GolfTournament = {
  kind: 'tournament',
  league: 'korn-ferry-tour',
  name: 'Memorial Health Championship',
  startTime: '2025-06-26T16:00:00.000Z',
  endTime: '2025-06-29T16:00:00.000Z',
  timeKnown: false,
  status: 'scheduled',
  course: 'Panther Creek Country Club',
  venue: {
    name: 'Panther Creek Country Club',
    city: 'Springfield, Illinois',
    country: 'United States',
  },
  purse: '$1,000,000',
  rounds: 4,
  cut: { after: 2, places: 65, within: 0 },
  format:
    '156 players, 72 holes of stroke play, the top 65 and ties after 36 holes play on. The best 20 of the season’s points list earn PGA Tour cards.',
  field: fieldOfSize(
    156,
    [
      ...playersOfLevel(
        1.5,
        `United States: Johnny Keefer, Austin Smotherman, Neal Shipley, Chandler Blanchet, Hank Lebioda
       Japan: Kensei Hirata`,
      ),
      ...playersOfLevel(
        1,
        `United States: Zach Bauchou, Davis Chatfield, Mitchell Meissner, Trey Winstead, Logan McAllister, Ian Holt, Jeffrey Kang, John VanDerLaan
       Mexico: Emilio Gonzalez
       Scotland: Russell Knox, Sandy Scott
       Canada: Sudarshan Yellamaraju
       Sweden: Pontus Nyholm
       South Africa: Christo Lamprecht
       Belgium: Adrien Dumont de Chassart
       South Korea: S.H. Kim`,
      ),
      ...playersOfLevel(
        0.5,
        `United States: Seth Reeves, Rick Lamb, Tyson Alexander, Bryson Nimmer, Cole Hammer, Kevin Velo, Ross Steelman, Peter Kuest, Kyle Westmoreland, Joey Vrzich, Taylor Dickson, Dalton Ward, Robby Shelton, Brandon Crick, James Nicholas, Brent Grant, Matt Atkins, Spencer Levin, Sam Saunders, Chase Johnson, Blaine Hale
       Argentina: Jorge Fernández Valdés
       Colombia: Marcelo Rozo
       Mexico: Álvaro Ortiz, José de Jesús Rodríguez
       Canada: Myles Creighton, Étienne Papineau
       Australia: Rhein Gibson
       China: Zecheng Dou`,
      ),
      ...playersOfLevel(
        -0.2,
        `United States: Michael Johnson, Theo Humphrey, Jared Wolfe, Trace Crowe, Tom Whitney, Josh Teater, Scott Harrington, Derek Hitchner, Alistair Docherty, Ryan Blaum, Jay Card III, Cody Blick, Tain Lee, Jimmy Stanger, Caleb VanArragon, Michael Feagles, Grant Hirschman
       Canada: Roger Sloan
       South Korea: Bae Sang-moon`,
      ),
    ],
    -0.3,
  ),
  pairs: headToHeadsOf(
    ['Johnny Keefer', 'Austin Smotherman'],
    ['Neal Shipley', 'Chandler Blanchet'],
    ['Kensei Hirata', 'Emilio Gonzalez'],
    ['Russell Knox', 'Sandy Scott'],
  ),
  groups: [],
};
