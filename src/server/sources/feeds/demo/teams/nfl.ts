import { teamTable } from './teamTable.ts';

export const NFL = teamTable(`
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
