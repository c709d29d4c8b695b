import { teamTable } from './teamTable.ts';

export const MLS = teamTable(`
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
