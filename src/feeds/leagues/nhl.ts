import { type FeedFacts, type OtherNames, USUAL_CHANCES } from './facts.ts';
import { teamTable } from './teamTable.ts';

const teams = teamTable(`
ANA | Anaheim Ducks | Ducks | ANA | #f47a38 | Honda Center | Anaheim, CA | west
BOS | Boston Bruins | Bruins | BOS | #fcb514 | TD Garden | Boston, MA
BUF | Buffalo Sabres | Sabres | BUF | #003087 | KeyBank Center | Buffalo, NY
CAR | Carolina Hurricanes | Hurricanes | CAR | #cc0000 | Lenovo Center | Raleigh, NC
CBJ | Columbus Blue Jackets | Blue Jackets | CBJ | #002654 | Nationwide Arena | Columbus, OH
CGY | Calgary Flames | Flames | CGY | #c8102e | Scotiabank Saddledome | Calgary, AB | west
CHI | Chicago Blackhawks | Blackhawks | CHI | #cf0a2c | United Center | Chicago, IL
COL | Colorado Avalanche | Avalanche | COL | #6f263d | Ball Arena | Denver, CO | west
DAL | Dallas Stars | Stars | DAL | #006847 | American Airlines Center | Dallas, TX
DET | Detroit Red Wings | Red Wings | DET | #ce1126 | Little Caesars Arena | Detroit, MI
EDM | Edmonton Oilers | Oilers | EDM | #ff4c00 | Rogers Place | Edmonton, AB | west
FLA | Florida Panthers | Panthers | FLA | #c8102e | Amerant Bank Arena | Sunrise, FL
LA | Los Angeles Kings | Kings | LA | #a2aaad | Crypto.com Arena | Los Angeles, CA | west
MIN | Minnesota Wild | Wild | MIN | #154734 | Grand Casino Arena | Saint Paul, MN
MTL | Montreal Canadiens | Canadiens | MTL | #af1e2d | Bell Centre | Montreal, QC
NSH | Nashville Predators | Predators | NSH | #ffb81c | Bridgestone Arena | Nashville, TN
NJ | New Jersey Devils | Devils | NJ | #ce1126 | Prudential Center | Newark, NJ
NYI | New York Islanders | Islanders | NYI | #00539b | UBS Arena | Elmont, NY
NYR | New York Rangers | Rangers | NYR | #0038a8 | Madison Square Garden | New York, NY
OTT | Ottawa Senators | Senators | OTT | #da1a32 | Canadian Tire Centre | Ottawa, ON
PHI | Philadelphia Flyers | Flyers | PHI | #f74902 | Xfinity Mobile Arena | Philadelphia, PA
PIT | Pittsburgh Penguins | Penguins | PIT | #fcb514 | PPG Paints Arena | Pittsburgh, PA
SJ | San Jose Sharks | Sharks | SJ | #006d75 | SAP Center | San Jose, CA | west
SEA | Seattle Kraken | Kraken | SEA | #001628 | Climate Pledge Arena | Seattle, WA | west
STL | St. Louis Blues | Blues | STL | #002f87 | Enterprise Center | St. Louis, MO
TB | Tampa Bay Lightning | Lightning | TB | #002868 | Benchmark International Arena | Tampa, FL
TOR | Toronto Maple Leafs | Maple Leafs | TOR | #00205b | Scotiabank Arena | Toronto, ON
UTAH | Utah Mammoth | Mammoth | UTAH | #71afe5 | Delta Center | Salt Lake City, UT | west
VAN | Vancouver Canucks | Canucks | VAN | #00205b | Rogers Arena | Vancouver, BC | west
VGK | Vegas Golden Knights | Golden Knights | VGK | #b4975a | T-Mobile Arena | Las Vegas, NV | west
WSH | Washington Capitals | Capitals | WSH | #041e42 | Capital One Arena | Washington, DC
WPG | Winnipeg Jets | Jets | WPG | #041e42 | Canada Life Centre | Winnipeg, MB
`);

const otherNames: OtherNames = {
  CBJ: ['CLB'],
  CGY: ['CAL'],
  LA: ['LAK'],
  MTL: ['MON'],
  NJ: ['NJD'],
  SJ: ['SJS'],
  TB: ['TBL'],
  UTAH: ['Utah Hockey Club', 'Arizona Coyotes', 'UTA', 'ARI', 'PHX'],
  VGK: ['VEG'],
  WPG: ['Atlanta Thrashers', 'WIN', 'ATL'],
  WSH: ['WAS'],
};

export const nhlFacts: FeedFacts = {
  espn: {
    path: 'hockey/nhl',
    number: '90',
    forms: ['day', 'month', 'range'],
    starter: { probable: 'probableStartingGoalie' },
    players: { chances: USUAL_CHANCES },
  },
  bovada: 'hockey/nhl',
  otherNames,
  teams,
  sample: {
    gamesPerDay: 3,
    slots: { east: ['20:00', '19:30', '19:00'], west: ['22:30', '22:00'] },
    line: { homeProbability: 0.54, margin: 0.25, total: 6.2 },
    scatter: { margin: 2.6, total: 2.3, skew: 0.15, winsByTwo: 0.6 },
  },
};
