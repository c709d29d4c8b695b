import { teamTable } from './teamTable.ts';

export const MLB = teamTable(`
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
