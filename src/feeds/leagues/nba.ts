import { type FeedFacts, type OtherNames, USUAL_CHANCES } from './facts.ts';
import { teamTable } from './teamTable.ts';

const teams = teamTable(`
ATL | Atlanta Hawks | Hawks | ATL | #e03a3e | State Farm Arena | Atlanta, GA
BOS | Boston Celtics | Celtics | BOS | #007a33 | TD Garden | Boston, MA
BKN | Brooklyn Nets | Nets | BKN | #000000 | Barclays Center | Brooklyn, NY
CHA | Charlotte Hornets | Hornets | CHA | #1d1160 | Spectrum Center | Charlotte, NC
CHI | Chicago Bulls | Bulls | CHI | #ce1141 | United Center | Chicago, IL
CLE | Cleveland Cavaliers | Cavaliers | CLE | #860038 | Rocket Arena | Cleveland, OH
DAL | Dallas Mavericks | Mavericks | DAL | #00538c | American Airlines Center | Dallas, TX
DEN | Denver Nuggets | Nuggets | DEN | #0e2240 | Ball Arena | Denver, CO | west
DET | Detroit Pistons | Pistons | DET | #c8102e | Little Caesars Arena | Detroit, MI
GS | Golden State Warriors | Warriors | GS | #1d428a | Chase Center | San Francisco, CA | west
HOU | Houston Rockets | Rockets | HOU | #ce1141 | Toyota Center | Houston, TX
IND | Indiana Pacers | Pacers | IND | #002d62 | Gainbridge Fieldhouse | Indianapolis, IN
LAC | LA Clippers | Clippers | LAC | #c8102e | Intuit Dome | Inglewood, CA | west
LAL | Los Angeles Lakers | Lakers | LAL | #552583 | Crypto.com Arena | Los Angeles, CA | west
MEM | Memphis Grizzlies | Grizzlies | MEM | #5d76a9 | FedExForum | Memphis, TN
MIA | Miami Heat | Heat | MIA | #98002e | Kaseya Center | Miami, FL
MIL | Milwaukee Bucks | Bucks | MIL | #00471b | Fiserv Forum | Milwaukee, WI
MIN | Minnesota Timberwolves | Timberwolves | MIN | #0c2340 | Target Center | Minneapolis, MN
NO | New Orleans Pelicans | Pelicans | NO | #0c2340 | Smoothie King Center | New Orleans, LA
NY | New York Knicks | Knicks | NY | #006bb6 | Madison Square Garden | New York, NY
OKC | Oklahoma City Thunder | Thunder | OKC | #007ac1 | Paycom Center | Oklahoma City, OK
ORL | Orlando Magic | Magic | ORL | #0077c0 | Kia Center | Orlando, FL
PHI | Philadelphia 76ers | 76ers | PHI | #006bb6 | Xfinity Mobile Arena | Philadelphia, PA
PHX | Phoenix Suns | Suns | PHX | #1d1160 | Footprint Center | Phoenix, AZ | west
POR | Portland Trail Blazers | Trail Blazers | POR | #e03a3e | Moda Center | Portland, OR | west
SAC | Sacramento Kings | Kings | SAC | #5a2d81 | Golden 1 Center | Sacramento, CA | west
SA | San Antonio Spurs | Spurs | SA | #c4ced4 | Frost Bank Center | San Antonio, TX
TOR | Toronto Raptors | Raptors | TOR | #ce1141 | Scotiabank Arena | Toronto, ON
UTAH | Utah Jazz | Jazz | UTAH | #002b5c | Delta Center | Salt Lake City, UT | west
WSH | Washington Wizards | Wizards | WSH | #002b5c | Capital One Arena | Washington, DC
`);

const otherNames: OtherNames = {
  BKN: ['New Jersey Nets', 'BRK', 'NJ', 'NJN'],
  CHA: ['Charlotte Bobcats', 'CHO'],
  GS: ['GSW'],
  LAC: ['Los Angeles Clippers'],
  LAL: ['LA Lakers'],
  NO: ['New Orleans Hornets', 'NOP', 'NOH'],
  NY: ['NYK'],
  PHX: ['PHO'],
  SA: ['SAS'],
  UTAH: ['UTA'],
  WSH: ['WAS'],
};

export const nbaFacts: FeedFacts = {
  espn: {
    path: 'basketball/nba',
    number: '46',
    predictor: true,
    forms: ['day', 'month', 'range'],
    injuries: { doubtfulIsOut: false },
    players: { chances: USUAL_CHANCES, charts: true },
  },
  bovada: 'basketball/nba',
  otherNames,
  teams,
  sample: {
    gamesPerDay: 4,
    slots: { east: ['20:00', '19:30', '19:00'], west: ['22:30', '22:00'] },
    line: { homeProbability: 0.55, margin: 2.2, total: 225.5 },
    scatter: { margin: 13.5, total: 18 },
  },
};
