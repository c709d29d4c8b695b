import { venueTable } from './venueTable.ts';

export const MLB_VENUES = venueTable(`
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
