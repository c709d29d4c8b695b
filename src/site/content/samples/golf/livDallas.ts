import type { Golfer, GolfTournament } from '#domain/events/golfTournament.ts';
import { players, playersOfLevel } from '#domain/golf/writtenField.ts';
import { headToHeadsOf } from './field.ts';

const ofTeam = (team: string, field: readonly Golfer[]): Golfer[] =>
  field.map((golfer) => ({ ...golfer, team }));

/**
 * LIV Golf Dallas, June 27–29, 2025: 13 teams of four and two wildcards. Ratings come from the events of the PGA Tour
 * that these players entered until 2024, mostly majors; players without such results have levels set by hand.
 */
export const LIV_DALLAS: GolfTournament = {
  kind: 'tournament',
  league: 'liv-golf',
  name: 'LIV Golf Dallas',
  startTime: '2025-06-27T16:15:00.000Z',
  endTime: '2025-06-29T22:30:00.000Z',
  timeKnown: true,
  status: 'scheduled',
  course: 'Maridoe Golf Club',
  venue: { name: 'Maridoe Golf Club', city: 'Carrollton, Texas', country: 'United States' },
  purse: '$25,000,000',
  rounds: 3,
  cut: null,
  format:
    '54 players (13 teams plus 2 wildcards), 54 holes of stroke play, no cut, shotgun start each day; a team competition runs beside it.',
  field: [
    ...ofTeam('4Aces GC', [
      ...players(`
        United States: Dustin Johnson, Patrick Reed, Harold Varner III
        Belgium: Thomas Pieters`),
    ]),
    ...ofTeam('Cleeks GC', [
      ...players(`
        Germany: Martin Kaymer
        England: Richard Bland
        Poland: Adrian Meronk`),
      ...playersOfLevel(0.3, 'Denmark: Frederik Kjettrup'),
    ]),
    ...ofTeam('Crushers GC', [
      ...players(`
        United States: Bryson DeChambeau
        India: Anirban Lahiri`),
      ...playersOfLevel(0.7, 'United States: Charles Howell III'),
      ...playersOfLevel(0.6, 'England: Paul Casey'),
    ]),
    ...ofTeam('Fireballs GC', [
      ...players(`
        Spain: Sergio García, David Puig
        Mexico: Abraham Ancer`),
      ...playersOfLevel(0.6, 'Spain: Josele Ballester'),
    ]),
    ...ofTeam('HyFlyers GC', [
      ...players('United States: Phil Mickelson, Brendan Steele, Andy Ogletree'),
      ...playersOfLevel(0.5, 'United States: Cameron Tringale'),
    ]),
    ...ofTeam('Iron Heads GC', [
      ...players(`
        United States: Kevin Na
        New Zealand: Danny Lee`),
      ...playersOfLevel(0.2, 'Japan: Jinichiro Kozuma'),
      ...playersOfLevel(-0.3, 'South Korea: Jang Yu-bin'),
    ]),
    ...ofTeam('Legion XIII', [
      ...players(`
        Spain: Jon Rahm
        England: Tyrrell Hatton
        Northern Ireland: Tom McKibbin`),
      ...playersOfLevel(0.5, 'United States: Caleb Surratt'),
    ]),
    ...ofTeam('Majesticks GC', [
      ...players(`
        England: Sam Horsfield
        Sweden: Henrik Stenson`),
      ...playersOfLevel(-0.1, 'England: Ian Poulter, Lee Westwood'),
    ]),
    ...ofTeam('RangeGoats GC', [
      ...players('United States: Bubba Watson'),
      ...playersOfLevel(0.5, 'United States: Peter Uihlein'),
      ...playersOfLevel(0.2, 'United States: Matthew Wolff'),
      ...playersOfLevel(0.3, 'New Zealand: Ben Campbell'),
    ]),
    ...ofTeam('Ripper GC', [
      ...players('Australia: Cameron Smith, Lucas Herbert'),
      ...playersOfLevel(0.7, 'Australia: Marc Leishman'),
      ...playersOfLevel(0.1, 'Australia: Matt Jones'),
    ]),
    ...ofTeam('Smash GC', [
      ...players('United States: Brooks Koepka, Talor Gooch, Jason Kokrak'),
      ...playersOfLevel(0.3, 'Northern Ireland: Graeme McDowell'),
    ]),
    ...ofTeam('Stinger GC', [
      ...players('South Africa: Louis Oosthuizen, Charl Schwartzel, Dean Burmester, Branden Grace'),
    ]),
    ...ofTeam('Torque GC', [
      ...players(`
        Chile: Joaquín Niemann, Mito Pereira
        Colombia: Sebastián Muñoz
        Mexico: Carlos Ortiz`),
    ]),
    ...playersOfLevel(-1, 'United States: Anthony Kim\nChinese Taipei: Chieh-Po Lee'),
  ],
  pairs: headToHeadsOf(
    ['Jon Rahm', 'Bryson DeChambeau'],
    ['Joaquín Niemann', 'Tyrrell Hatton'],
    ['Cameron Smith', 'Brooks Koepka'],
    ['Patrick Reed', 'Carlos Ortiz'],
  ),
  groups: [],
};
