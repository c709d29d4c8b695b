import type { GolfTournament } from '#domain/events/golfTournament.ts';
import { players } from '#domain/golf/writtenField.ts';
import { headToHeadsOf } from './field.ts';

/** Travelers Championship, June 19–22, 2025: the whole field of 72, all of them rated from results. */
export const TRAVELERS: GolfTournament = {
  kind: 'tournament',
  league: 'pga-tour',
  name: 'Travelers Championship',
  startTime: '2025-06-19T16:00:00.000Z',
  endTime: '2025-06-22T16:00:00.000Z',
  timeKnown: false,
  status: 'scheduled',
  course: 'TPC River Highlands',
  venue: { name: 'TPC River Highlands', city: 'Cromwell, Connecticut', country: 'United States' },
  purse: '$20,000,000',
  rounds: 4,
  cut: null,
  format: 'Signature event: 72 players, 72 holes of stroke play, no cut. Par 70, 6,844 yards.',
  field: players(`
    United States: Scottie Scheffler, Xander Schauffele, Collin Morikawa, Justin Thomas, Russell Henley, Keegan Bradley, Harris English, Maverick McNealy, J.J. Spaun, Ben Griffin, Patrick Cantlay, Sam Burns, Brian Harman, Andrew Novak, Daniel Berger, Wyndham Clark, Akshay Bhatia, Cameron Young, Jordan Spieth, Denny McCarthy, J.T. Poston, Lucas Glover, Max Greyserman, Tony Finau, Michael Kim, Davis Thompson, Sam Stevens, Max Homa, Tom Hoge, Rickie Fowler, Eric Cole, Austin Eckroat, Bud Cauley, Jacob Bridgeman, Ryan Gerard, Nick Dunlap, Brian Campbell, Joe Highsmith, Gary Woodland, Luke Clanton
    Northern Ireland: Rory McIlroy
    Sweden: Ludvig Åberg, Alex Noren
    Norway: Viktor Hovland
    Austria: Sepp Straka
    England: Tommy Fleetwood, Matt Fitzpatrick, Aaron Rai, Harry Hall
    Ireland: Shane Lowry
    Scotland: Robert MacIntyre
    Japan: Hideki Matsuyama
    Canada: Corey Conners, Nick Taylor, Taylor Pendrith, Mackenzie Hughes, Adam Hadwin
    South Korea: Sungjae Im, Byeong Hun An, Si Woo Kim, Tom Kim
    Australia: Min Woo Lee, Adam Scott, Jason Day, Cam Davis
    Belgium: Thomas Detry
    South Africa: Christiaan Bezuidenhout
    Germany: Stephan Jaeger, Matti Schmid
    New Zealand: Ryan Fox
    France: Matthieu Pavon
    Chinese Taipei: Kevin Yu
  `),
  pairs: headToHeadsOf(
    ['Scottie Scheffler', 'Rory McIlroy'],
    ['Xander Schauffele', 'Collin Morikawa'],
    ['Patrick Cantlay', 'Justin Thomas'],
    ['Tommy Fleetwood', 'Ludvig Åberg'],
    ['Keegan Bradley', 'Harris English'],
  ),
  groups: [],
};
