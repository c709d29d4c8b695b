import type { FeedFacts, OtherNames } from './facts.ts';
import { teamTable } from './teamTable.ts';
import { usVenueTable } from './venueTable.ts';

const teams = teamTable(`
ARI | Arizona Cardinals | Cardinals | ARI | #97233f | State Farm Stadium | Glendale, AZ | west roof
ATL | Atlanta Falcons | Falcons | ATL | #a71930 | Mercedes-Benz Stadium | Atlanta, GA | roof
BAL | Baltimore Ravens | Ravens | BAL | #241773 | M&T Bank Stadium | Baltimore, MD
BUF | Buffalo Bills | Bills | BUF | #00338d | Highmark Stadium | Orchard Park, NY
CAR | Carolina Panthers | Panthers | CAR | #0085ca | Bank of America Stadium | Charlotte, NC
CHI | Chicago Bears | Bears | CHI | #0b162a | Soldier Field | Chicago, IL
CIN | Cincinnati Bengals | Bengals | CIN | #fb4f14 | Paycor Stadium | Cincinnati, OH
CLE | Cleveland Browns | Browns | CLE | #311d00 | Huntington Bank Field | Cleveland, OH
DAL | Dallas Cowboys | Cowboys | DAL | #003594 | AT&T Stadium | Arlington, TX | roof
DEN | Denver Broncos | Broncos | DEN | #fb4f14 | Empower Field at Mile High | Denver, CO | west
DET | Detroit Lions | Lions | DET | #0076b6 | Ford Field | Detroit, MI | roof
GB | Green Bay Packers | Packers | GB | #203731 | Lambeau Field | Green Bay, WI
HOU | Houston Texans | Texans | HOU | #03202f | NRG Stadium | Houston, TX | roof
IND | Indianapolis Colts | Colts | IND | #002c5f | Lucas Oil Stadium | Indianapolis, IN | roof
JAX | Jacksonville Jaguars | Jaguars | JAX | #006778 | EverBank Stadium | Jacksonville, FL
KC | Kansas City Chiefs | Chiefs | KC | #e31837 | GEHA Field at Arrowhead Stadium | Kansas City, MO
LV | Las Vegas Raiders | Raiders | LV | #a5acaf | Allegiant Stadium | Las Vegas, NV | west roof
LAC | Los Angeles Chargers | Chargers | LAC | #0080c6 | SoFi Stadium | Inglewood, CA | west roof
LAR | Los Angeles Rams | Rams | LAR | #003594 | SoFi Stadium | Inglewood, CA | west roof
MIA | Miami Dolphins | Dolphins | MIA | #008e97 | Hard Rock Stadium | Miami Gardens, FL
MIN | Minnesota Vikings | Vikings | MIN | #4f2683 | U.S. Bank Stadium | Minneapolis, MN | roof
NE | New England Patriots | Patriots | NE | #002244 | Gillette Stadium | Foxborough, MA
NO | New Orleans Saints | Saints | NO | #d3bc8d | Caesars Superdome | New Orleans, LA | roof
NYG | New York Giants | Giants | NYG | #0b2265 | MetLife Stadium | East Rutherford, NJ
NYJ | New York Jets | Jets | NYJ | #125740 | MetLife Stadium | East Rutherford, NJ
PHI | Philadelphia Eagles | Eagles | PHI | #004c54 | Lincoln Financial Field | Philadelphia, PA
PIT | Pittsburgh Steelers | Steelers | PIT | #ffb612 | Acrisure Stadium | Pittsburgh, PA
SEA | Seattle Seahawks | Seahawks | SEA | #002244 | Lumen Field | Seattle, WA | west
SF | San Francisco 49ers | 49ers | SF | #aa0000 | Levi's Stadium | Santa Clara, CA | west
TB | Tampa Bay Buccaneers | Buccaneers | TB | #d50a0a | Raymond James Stadium | Tampa, FL
TEN | Tennessee Titans | Titans | TEN | #4b92db | Nissan Stadium | Nashville, TN
WSH | Washington Commanders | Commanders | WSH | #5a1414 | Northwest Stadium | Landover, MD
`);

const otherNames: OtherNames = {
  ARI: ['ARZ', 'PHX'],
  BAL: ['BLT'],
  CLE: ['CLV'],
  GB: ['GNB'],
  HOU: ['HST'],
  JAX: ['JAC'],
  KC: ['KAN'],
  LAC: ['San Diego Chargers', 'SD', 'SDG'],
  LAR: ['St. Louis Rams', 'LA', 'STL', 'RAM'],
  LV: ['Oakland Raiders', 'OAK', 'LVR', 'RAI'],
  NE: ['NWE'],
  NO: ['NOR'],
  SF: ['SFO'],
  TB: ['TAM'],
  WSH: ['Washington Football Team', 'Washington Redskins', 'WAS'],
};

const grounds = usVenueTable(`
Baltimore Ravens | M&T Bank Stadium | Baltimore | 39.28 | -76.62
Buffalo Bills | Highmark Stadium | Orchard Park | 42.77 | -78.79
Carolina Panthers | Bank of America Stadium | Charlotte | 35.23 | -80.85
Chicago Bears | Soldier Field | Chicago | 41.86 | -87.62
Cincinnati Bengals | Paycor Stadium; Paul Brown Stadium | Cincinnati | 39.10 | -84.52
Cleveland Browns | Huntington Bank Field; Cleveland Browns Stadium; FirstEnergy Stadium | Cleveland | 41.51 | -81.70
Denver Broncos | Empower Field at Mile High | Denver | 39.74 | -105.02
Green Bay Packers | Lambeau Field | Green Bay | 44.50 | -88.06
Jacksonville Jaguars | EverBank Stadium; TIAA Bank Field | Jacksonville | 30.32 | -81.64
Kansas City Chiefs | GEHA Field at Arrowhead Stadium; Arrowhead Stadium | Kansas City | 39.05 | -94.48
Miami Dolphins | Hard Rock Stadium | Miami Gardens | 25.96 | -80.24
New England Patriots | Gillette Stadium | Foxborough | 42.09 | -71.26
New York Giants; New York Jets | MetLife Stadium | East Rutherford | 40.81 | -74.07
Philadelphia Eagles | Lincoln Financial Field | Philadelphia | 39.90 | -75.17
Pittsburgh Steelers | Acrisure Stadium; Heinz Field | Pittsburgh | 40.45 | -80.02
Seattle Seahawks | Lumen Field | Seattle | 47.60 | -122.33
San Francisco 49ers | Levi's Stadium | Santa Clara | 37.40 | -121.97
Tampa Bay Buccaneers | Raymond James Stadium | Tampa | 27.98 | -82.50
Tennessee Titans | Nissan Stadium | Nashville | 36.17 | -86.77
Washington Commanders | Northwest Stadium; Commanders Field; FedExField | Landover | 38.91 | -76.86
| Wembley Stadium | London | 51.56 | -0.28 | abroad
| Olympiastadion; Olympiastadion Berlin | Berlin | 52.51 | 13.24 | abroad
| Estadio Azteca; Estadio Banorte | Mexico City | 19.30 | -99.15 | abroad
| Croke Park | Dublin | 53.36 | -6.25 | abroad
| Aviva Stadium | Dublin | 53.34 | -6.23 | abroad
| Melbourne Cricket Ground | Melbourne | -37.82 | 144.98 | abroad
| Maracana Stadium; Estadio do Maracana | Rio de Janeiro | -22.91 | -43.23 | abroad
| Stade de France | Saint-Denis | 48.92 | 2.36 | abroad
| Corinthians Arena; Neo Quimica Arena | Sao Paulo | -23.55 | -46.47 | abroad
`);

export const nflFacts: FeedFacts = {
  espn: {
    path: 'football/nfl',
    number: '28',
    predictor: true,
    forms: ['day', 'month', 'range'],
    starter: { leader: ['passingYards', 'passingLeader'], position: 'QB' },
    // Of quarterbacks called doubtful in 2021–25, 0–4 % started.
    injuries: { position: 'QB', doubtfulIsOut: true },
    players: {
      // Of final reports 2018–24, quarterbacks, backs, receivers and tight ends who had taken 40 % of the snaps of late: 1,360 of 1,920
      // questionable ones played, 2 of 215 doubtful, 1 of 1,206 out, 4,184 of 4,344 without a word. "Probable" was dropped in 2016.
      chances: { Out: 0, Doubtful: 0.01, Questionable: 0.71, Probable: 0.96 },
      charts: true,
    },
  },
  bovada: 'football/nfl',
  otherNames,
  teams,
  grounds,
  sample: {
    gamesPerDay: [13, 1, 0, 0, 1, 0, 0],
    slots: {
      east: ['20:15'],
      weekend: ['20:20', '16:25', '13:00', '13:00', '13:00'],
      westWeekend: ['16:25', '16:05'],
    },
    line: { homeProbability: 0.55, margin: 1.8, total: 45 },
    scatter: { margin: 12.8, total: 13 },
  },
};
