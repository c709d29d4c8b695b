import type { GolfTour } from '#domain/leagues/eventLeague.ts';
import { writtenRows } from '#domain/words/writtenRows.ts';

/** A tournament of the calendar. */
interface Tournament {
  readonly league: GolfTour;
  /** First day, a Thursday as a rule: "12-03". */
  readonly on: string;
  readonly name: string;
  readonly course: string;
  readonly city: string;
  readonly country: string;
  readonly purse?: string;
  /** Number of players, if it is not a full field. */
  readonly players?: number;
}

const CALENDAR: readonly (readonly [GolfTour, string])[] = [
  [
    'pga-tour',
    `
01-15 | Sony Open in Hawaii | Waialae Country Club | Honolulu, Hawaii | United States
01-22 | The American Express | PGA West | La Quinta, California | United States
01-29 | Farmers Insurance Open | Torrey Pines | San Diego, California | United States
02-05 | WM Phoenix Open | TPC Scottsdale | Scottsdale, Arizona | United States
02-12 | AT&T Pebble Beach Pro-Am | Pebble Beach Golf Links | Pebble Beach, California | United States | $20,000,000
02-19 | The Genesis Invitational | The Riviera Country Club | Pacific Palisades, California | United States | $20,000,000
02-26 | Cognizant Classic | PGA National Resort | Palm Beach Gardens, Florida | United States
03-05 | Arnold Palmer Invitational | Bay Hill Club & Lodge | Orlando, Florida | United States | $20,000,000
03-12 | The Players Championship | TPC Sawgrass | Ponte Vedra Beach, Florida | United States | $25,000,000
03-19 | Valspar Championship | Innisbrook Resort | Palm Harbor, Florida | United States
04-02 | Valero Texas Open | TPC San Antonio | San Antonio, Texas | United States
04-09 | Masters Tournament | Augusta National Golf Club | Augusta, Georgia | United States
04-16 | RBC Heritage | Harbour Town Golf Links | Hilton Head Island, South Carolina | United States | $20,000,000
05-07 | Truist Championship | Quail Hollow Club | Charlotte, North Carolina | United States | $20,000,000
05-14 | PGA Championship | Aronimink Golf Club | Newtown Square, Pennsylvania | United States
05-28 | Charles Schwab Challenge | Colonial Country Club | Fort Worth, Texas | United States
06-04 | The Memorial Tournament | Muirfield Village Golf Club | Dublin, Ohio | United States | $20,000,000
06-18 | U.S. Open | Shinnecock Hills Golf Club | Southampton, New York | United States
06-25 | Travelers Championship | TPC River Highlands | Cromwell, Connecticut | United States | $20,000,000
07-02 | John Deere Classic | TPC Deere Run | Silvis, Illinois | United States
07-16 | The Open Championship | Royal Birkdale | Southport | United Kingdom
08-06 | Wyndham Championship | Sedgefield Country Club | Greensboro, North Carolina | United States
08-13 | FedEx St. Jude Championship | TPC Southwind | Memphis, Tennessee | United States | $20,000,000
11-19 | The RSM Classic | Sea Island Golf Club | St. Simons Island, Georgia | United States
12-03 | Hero World Challenge | Albany | New Providence | Bahamas | $5,000,000 | 20
`,
  ],
  [
    'dp-world-tour',
    `
01-22 | Hero Dubai Desert Classic | Emirates Golf Club | Dubai | United Arab Emirates
09-10 | Amgen Irish Open | Trump International Golf Links | Doonbeg | Ireland
09-17 | BMW PGA Championship | Wentworth Club | Virginia Water | United Kingdom
10-01 | Alfred Dunhill Links Championship | Old Course | St. Andrews | United Kingdom
11-05 | Abu Dhabi Championship | Yas Links | Abu Dhabi | United Arab Emirates
11-12 | DP World Tour Championship | Jumeirah Golf Estates | Dubai | United Arab Emirates | $10,000,000 | 50
11-26 | BMW Australian PGA Championship | Royal Queensland Golf Club | Brisbane | Australia
12-03 | Australian Open | Kingston Heath Golf Club | Melbourne | Australia
`,
  ],
  [
    'lpga-tour',
    `
02-19 | Honda LPGA Thailand | Siam Country Club | Chonburi | Thailand
06-04 | U.S. Women's Open | The Riviera Country Club | Pacific Palisades, California | United States
06-25 | KPMG Women's PGA Championship | Hazeltine National Golf Club | Chaska, Minnesota | United States
07-09 | The Amundi Evian Championship | Evian Resort Golf Club | Évian-les-Bains | France
07-30 | AIG Women's Open | Royal Lytham & St Annes | Lytham St Annes | United Kingdom
11-12 | The ANNIKA | Pelican Golf Club | Belleair, Florida | United States
11-19 | CME Group Tour Championship | Tiburón Golf Club | Naples, Florida | United States | $11,000,000
`,
  ],
  [
    'korn-ferry-tour',
    `
01-11 | The Bahamas Golf Classic | Atlantis Paradise Island | Paradise Island | Bahamas | $1,000,000
06-25 | Memorial Health Championship | Panther Creek Country Club | Springfield, Illinois | United States | $1,000,000
10-08 | Korn Ferry Tour Championship | French Lick Golf Resort | French Lick, Indiana | United States | $1,500,000
`,
  ],
  [
    'japan-golf-tour',
    `
11-26 | Casio World Open | Kochi Kuroshio Country Club | Geisei, Kochi | Japan | ¥180,000,000
12-03 | Golf Nippon Series JT Cup | Tokyo Yomiuri Country Club | Inagi, Tokyo | Japan | ¥130,000,000 | 30
`,
  ],
  [
    'liv-golf',
    `
02-04 | LIV Golf Riyadh | Riyadh Golf Club | Riyadh | Saudi Arabia | $30,000,000
03-05 | LIV Golf Hong Kong | Hong Kong Golf Club | Hong Kong | Hong Kong | $30,000,000
`,
  ],
];

/** Confirmed tournaments of 2026; a purse only if confirmed. */
export const GOLF_CALENDAR: readonly Tournament[] = CALENDAR.flatMap(([league, rows]) =>
  writtenRows(rows).map(
    ([on = '', name = '', course = '', city = '', country = '', purse, players]): Tournament => ({
      ...{ league, on, name, course, city, country },
      ...(purse && { purse }),
      ...(players && { players: Number(players) }),
    }),
  ),
);
