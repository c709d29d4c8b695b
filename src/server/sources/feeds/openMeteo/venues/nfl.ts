import { venueTable } from './venueTable.ts';

export const NFL_VENUES = venueTable(`
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
| Wembley Stadium | London | 51.56 | -0.28
| Olympiastadion; Olympiastadion Berlin | Berlin | 52.51 | 13.24
| Estadio Azteca; Estadio Banorte | Mexico City | 19.30 | -99.15
| Croke Park | Dublin | 53.36 | -6.25
| Aviva Stadium | Dublin | 53.34 | -6.23
| Melbourne Cricket Ground | Melbourne | -37.82 | 144.98
| Maracana Stadium; Estadio do Maracana | Rio de Janeiro | -22.91 | -43.23
| Stade de France | Saint-Denis | 48.92 | 2.36
| Corinthians Arena; Neo Quimica Arena | Sao Paulo | -23.55 | -46.47
`);
