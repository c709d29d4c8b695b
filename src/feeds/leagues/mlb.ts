import { type FeedFacts, type OtherNames, USUAL_CHANCES } from './facts.ts';
import { teamTable } from './teamTable.ts';
import { usVenueTable } from './venueTable.ts';

const teams = teamTable(`
ARI | Arizona Diamondbacks | Diamondbacks | ARI | #a71930 | Chase Field | Phoenix, AZ | west roof
ATH | Athletics | Athletics | ATH | #003831 | Sutter Health Park | West Sacramento, CA | west
ATL | Atlanta Braves | Braves | ATL | #ce1141 | Truist Park | Atlanta, GA
BAL | Baltimore Orioles | Orioles | BAL | #df4601 | Oriole Park at Camden Yards | Baltimore, MD
BOS | Boston Red Sox | Red Sox | BOS | #bd3039 | Fenway Park | Boston, MA
CHC | Chicago Cubs | Cubs | CHC | #0e3386 | Wrigley Field | Chicago, IL
CHW | Chicago White Sox | White Sox | CHW | #27251f | Rate Field | Chicago, IL
CIN | Cincinnati Reds | Reds | CIN | #c6011f | Great American Ball Park | Cincinnati, OH
CLE | Cleveland Guardians | Guardians | CLE | #00385d | Progressive Field | Cleveland, OH
COL | Colorado Rockies | Rockies | COL | #33006f | Coors Field | Denver, CO | west
DET | Detroit Tigers | Tigers | DET | #0c2340 | Comerica Park | Detroit, MI
HOU | Houston Astros | Astros | HOU | #002d62 | Daikin Park | Houston, TX | roof
KC | Kansas City Royals | Royals | KC | #004687 | Kauffman Stadium | Kansas City, MO
LAA | Los Angeles Angels | Angels | LAA | #ba0021 | Angel Stadium | Anaheim, CA | west
LAD | Los Angeles Dodgers | Dodgers | LAD | #005a9c | Dodger Stadium | Los Angeles, CA | west
MIA | Miami Marlins | Marlins | MIA | #00a3e0 | loanDepot park | Miami, FL | roof
MIL | Milwaukee Brewers | Brewers | MIL | #12284b | American Family Field | Milwaukee, WI | roof
MIN | Minnesota Twins | Twins | MIN | #002b5c | Target Field | Minneapolis, MN
NYM | New York Mets | Mets | NYM | #002d72 | Citi Field | Queens, NY
NYY | New York Yankees | Yankees | NYY | #132448 | Yankee Stadium | Bronx, NY
PHI | Philadelphia Phillies | Phillies | PHI | #e81828 | Citizens Bank Park | Philadelphia, PA
PIT | Pittsburgh Pirates | Pirates | PIT | #fdb827 | PNC Park | Pittsburgh, PA
SD | San Diego Padres | Padres | SD | #2f241d | Petco Park | San Diego, CA | west
SEA | Seattle Mariners | Mariners | SEA | #005c5c | T-Mobile Park | Seattle, WA | west
SF | San Francisco Giants | Giants | SF | #fd5a1e | Oracle Park | San Francisco, CA | west
STL | St. Louis Cardinals | Cardinals | STL | #c41e3a | Busch Stadium | St. Louis, MO
TB | Tampa Bay Rays | Rays | TB | #092c5c | Tropicana Field | St. Petersburg, FL | roof
TEX | Texas Rangers | Rangers | TEX | #003278 | Globe Life Field | Arlington, TX | roof
TOR | Toronto Blue Jays | Blue Jays | TOR | #134a8e | Rogers Centre | Toronto, ON | roof
WSH | Washington Nationals | Nationals | WSH | #ab0003 | Nationals Park | Washington, DC
`);

const otherNames: OtherNames = {
  ARI: ['AZ'],
  ATH: ['Oakland Athletics', 'Sacramento Athletics', 'OAK'],
  CHC: ['CUB'],
  CHW: ['CWS'],
  CLE: ['Cleveland Indians'],
  KC: ['KCR'],
  LAA: ['ANA'],
  LAD: ['LA'],
  MIA: ['Florida Marlins', 'FLA'],
  SD: ['SDP'],
  SF: ['SFG'],
  TB: ['TBR'],
  WSH: ['WAS', 'WSN'],
};

const grounds = usVenueTable(`
Athletics | Sutter Health Park | West Sacramento | 38.58 | -121.51
Atlanta Braves | Truist Park | Atlanta | 33.89 | -84.47
Baltimore Orioles | Oriole Park at Camden Yards; Camden Yards | Baltimore | 39.28 | -76.62
Boston Red Sox | Fenway Park | Boston | 42.35 | -71.10
Chicago Cubs | Wrigley Field | Chicago | 41.95 | -87.66
Chicago White Sox | Rate Field; Guaranteed Rate Field | Chicago | 41.83 | -87.63
Cincinnati Reds | Great American Ball Park | Cincinnati | 39.10 | -84.51
Cleveland Guardians | Progressive Field | Cleveland | 41.50 | -81.69
Colorado Rockies | Coors Field | Denver | 39.76 | -104.99
Detroit Tigers | Comerica Park | Detroit | 42.34 | -83.05
Kansas City Royals | Kauffman Stadium | Kansas City | 39.05 | -94.48
Los Angeles Angels | Angel Stadium; Angel Stadium of Anaheim | Anaheim | 33.80 | -117.88
Los Angeles Dodgers | Dodger Stadium; UNIQLO Field at Dodger Stadium | Los Angeles | 34.07 | -118.24
Minnesota Twins | Target Field | Minneapolis | 44.98 | -93.28
New York Mets | Citi Field | New York | 40.76 | -73.85
New York Yankees | Yankee Stadium | Bronx | 40.83 | -73.93
Philadelphia Phillies | Citizens Bank Park | Philadelphia | 39.91 | -75.17
Pittsburgh Pirates | PNC Park | Pittsburgh | 40.45 | -80.01
San Diego Padres | Petco Park | San Diego | 32.71 | -117.16
San Francisco Giants | Oracle Park | San Francisco | 37.78 | -122.39
St. Louis Cardinals | Busch Stadium | St. Louis | 38.62 | -90.19
Washington Nationals | Nationals Park | Washington | 38.87 | -77.01
| George M. Steinbrenner Field | Tampa | 27.98 | -82.51
`);

export const mlbFacts: FeedFacts = {
  espn: {
    path: 'baseball/mlb',
    number: '10',
    predictor: true,
    forms: ['day', 'month', 'range'],
    starter: { probable: 'probableStartingPitcher' },
    players: { chances: USUAL_CHANCES, charts: true, lineUps: 'baseball' },
  },
  bovada: 'baseball/mlb',
  otherNames,
  teams,
  grounds,
  sample: {
    gamesPerDay: 5,
    slots: { east: ['19:40', '19:10', '19:05'], west: ['22:10', '21:40'] },
    line: { homeProbability: 0.532, margin: 0.2, total: 8.9 },
    scatter: { margin: 4.4, total: 4.4, skew: 0.6, winsByTwo: 0.72 },
  },
};
