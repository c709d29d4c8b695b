import type { FeedFacts, OtherNames } from './facts.ts';
import { teamTable } from './teamTable.ts';
import { usVenueTable } from './venueTable.ts';

const teams = teamTable(`
Atlanta Utd | Atlanta United FC | Atlanta | ATL | #80000a | Mercedes-Benz Stadium | Atlanta, GA | roof
Austin FC | Austin FC | Austin | ATX | #00b140 | Q2 Stadium | Austin, TX
CF Montreal | CF Montréal | Montréal | MTL | #003da6 | Stade Saputo | Montréal, QC
Charlotte | Charlotte FC | Charlotte | CLT | #1a85c8 | Bank of America Stadium | Charlotte, NC
Chicago Fire | Chicago Fire FC | Chicago | CHI | #7ccdef | Soldier Field | Chicago, IL
FC Cincinnati | FC Cincinnati | Cincinnati | CIN | #f05323 | TQL Stadium | Cincinnati, OH
Colorado Rapids | Colorado Rapids | Colorado | COL | #8a2432 | Dick's Sporting Goods Park | Commerce City, CO | west
Columbus Crew | Columbus Crew | Columbus | CLB | #fedd00 | ScottsMiracle-Gro Field | Columbus, OH
DC United | D.C. United | D.C. United | DC | #d61018 | Audi Field | Washington, DC
FC Dallas | FC Dallas | Dallas | DAL | #c6093b | Toyota Stadium | Frisco, TX
Houston Dynamo | Houston Dynamo FC | Houston | HOU | #ff6b00 | Shell Energy Stadium | Houston, TX
Inter Miami | Inter Miami CF | Miami | MIA | #f7b5cd | Chase Stadium | Fort Lauderdale, FL
Los Angeles Galaxy | LA Galaxy | Galaxy | LA | #00245d | Dignity Health Sports Park | Carson, CA | west
Los Angeles FC | Los Angeles FC | LAFC | LAFC | #c7a36f | BMO Stadium | Los Angeles, CA | west
Minnesota United | Minnesota United FC | Minnesota | MIN | #9bcde4 | Allianz Field | Saint Paul, MN
Nashville SC | Nashville SC | Nashville | NSH | #ece83a | GEODIS Park | Nashville, TN
New England Revolution | New England Revolution | New England | NE | #022166 | Gillette Stadium | Foxborough, MA
New York City | New York City FC | NYCFC | NYC | #9fd2ff | Yankee Stadium | Bronx, NY
New York Red Bulls | New York Red Bulls | Red Bulls | RBNY | #ba0c2f | Sports Illustrated Stadium | Harrison, NJ
Orlando City | Orlando City SC | Orlando | ORL | #60269e | Inter&Co Stadium | Orlando, FL
Philadelphia Union | Philadelphia Union | Philadelphia | PHI | #051f31 | Subaru Park | Chester, PA
Portland Timbers | Portland Timbers | Portland | POR | #2c5234 | Providence Park | Portland, OR | west
Real Salt Lake | Real Salt Lake | Salt Lake | RSL | #a32035 | America First Field | Sandy, UT | west
San Diego FC | San Diego FC | San Diego | SD | #697a7c | Snapdragon Stadium | San Diego, CA | west
San Jose Earthquakes | San Jose Earthquakes | San Jose | SJ | #003da6 | PayPal Park | San Jose, CA | west
Seattle Sounders | Seattle Sounders FC | Seattle | SEA | #2dc84d | Lumen Field | Seattle, WA | west
Sporting Kansas City | Sporting Kansas City | Kansas City | SKC | #91b0d5 | Children's Mercy Park | Kansas City, KS
St. Louis City | St. Louis City SC | St. Louis | STL | #ec1458 | Energizer Park | St. Louis, MO
Toronto FC | Toronto FC | Toronto | TOR | #aa182c | BMO Field | Toronto, ON
Vancouver Whitecaps | Vancouver Whitecaps FC | Vancouver | VAN | #12284c | BC Place | Vancouver, BC | west roof
`);

const otherNames: OtherNames = {
  'CF Montreal': ['Montreal Impact'],
  'Columbus Crew': ['Columbus Crew SC', 'Columbus'],
  'Los Angeles FC': ['LAFC'],
  'Los Angeles Galaxy': ['Galaxy'],
  'Minnesota United': ['Minnesota Utd'],
  'New York City': ['NYCFC', 'New York City Football Club'],
  'New York Red Bulls': ['Red Bull New York', 'NY Red Bulls'],
  'Sporting Kansas City': ['Sporting KC'],
  'St. Louis City': ['St. Louis CITY SC', 'Saint Louis City SC'],
};

const grounds = usVenueTable(`
Austin FC | Q2 Stadium | Austin | 30.39 | -97.72
Charlotte FC | Bank of America Stadium | Charlotte | 35.23 | -80.85
Chicago Fire FC; Chicago Fire | Soldier Field | Chicago | 41.86 | -87.62
FC Cincinnati | TQL Stadium | Cincinnati | 39.11 | -84.52
Colorado Rapids | DICK'S Sporting Goods Park | Commerce City | 39.81 | -104.89
Columbus Crew | ScottsMiracle-Gro Field; Lower.com Field | Columbus | 39.97 | -83.02
D.C. United | Audi Field | Washington | 38.87 | -77.01
FC Dallas | Toyota Stadium | Frisco | 33.15 | -96.84
Houston Dynamo FC; Houston Dynamo | Shell Energy Stadium; PNC Stadium | Houston | 29.75 | -95.35
Inter Miami CF | Chase Stadium; DRV PNK Stadium | Fort Lauderdale | 26.19 | -80.16
Inter Miami CF | Nu Stadium; Miami Freedom Park | Miami | 25.79 | -80.26
LA Galaxy | Dignity Health Sports Park | Carson | 33.86 | -118.26
LAFC | BMO Stadium | Los Angeles | 34.01 | -118.28
Minnesota United FC | Allianz Field | Saint Paul | 44.95 | -93.17
CF Montréal | Stade Saputo; Saputo Stadium | Montreal | 45.56 | -73.55 | abroad
Nashville SC | GEODIS Park | Nashville | 36.13 | -86.77
New England Revolution | Gillette Stadium | Foxborough | 42.09 | -71.26
New York City FC | Yankee Stadium | Bronx | 40.83 | -73.93
Red Bull New York; New York Red Bulls | Sports Illustrated Stadium; Red Bull Arena | Harrison | 40.74 | -74.15
Orlando City SC | Inter&Co Stadium; Exploria Stadium | Orlando | 28.54 | -81.39
Philadelphia Union | Subaru Park | Chester | 39.83 | -75.38
Portland Timbers | Providence Park | Portland | 45.52 | -122.69
Real Salt Lake | America First Field | Sandy | 40.58 | -111.89
San Diego FC | Snapdragon Stadium | San Diego | 32.78 | -117.12
San Jose Earthquakes | PayPal Park | San Jose | 37.35 | -121.92
Seattle Sounders FC | Lumen Field | Seattle | 47.60 | -122.33
Sporting Kansas City | Children's Mercy Park; Sporting Park | Kansas City | 39.12 | -94.82
St. Louis CITY SC | Energizer Park; CITYPARK | St. Louis | 38.63 | -90.21
Toronto FC | BMO Field | Toronto | 43.63 | -79.42 | abroad
`);

export const mlsFacts: FeedFacts = {
  espn: {
    path: 'soccer/usa.1',
    number: '770',
    forms: ['month', 'day', 'range'],
    playoffs: /play-?off|round|final|mls-cup|wild-card/,
  },
  bovada: 'soccer/north-america/united-states/mls',
  otherNames,
  teams,
  grounds,
  sample: {
    gamesPerDay: [2, 0, 0, 1, 0, 0, 5],
    slots: {
      east: ['20:30', '19:30'],
      west: ['22:30', '21:30'],
    },
    line: { homeProbability: 0.48, margin: 0.45, total: 3.3 },
    scatter: { margin: 1.7, total: 1.7 },
  },
};
