import { venueTable } from './venueTable.ts';

export const MLS_VENUES = venueTable(`
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
CF Montréal | Stade Saputo; Saputo Stadium | Montreal | 45.56 | -73.55
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
Toronto FC | BMO Field | Toronto | 43.63 | -79.42
`);
