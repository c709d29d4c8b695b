import { teamTable } from './teamTable.ts';

export const NCAAB = teamTable(`
Alabama | Alabama Crimson Tide | Alabama | ALA | #9e1b32 | Coleman Coliseum | Tuscaloosa, AL
Arizona | Arizona Wildcats | Arizona | ARIZ | #ab0520 | McKale Center | Tucson, AZ | west
Arkansas | Arkansas Razorbacks | Arkansas | ARK | #9d2235 | Bud Walton Arena | Fayetteville, AR
Auburn | Auburn Tigers | Auburn | AUB | #0c2340 | Neville Arena | Auburn, AL
Baylor | Baylor Bears | Baylor | BAY | #154734 | Foster Pavilion | Waco, TX
Creighton | Creighton Bluejays | Creighton | CREI | #005ca9 | CHI Health Center | Omaha, NE
Duke | Duke Blue Devils | Duke | DUKE | #00539b | Cameron Indoor Stadium | Durham, NC
Florida | Florida Gators | Florida | FLA | #0021a5 | Exactech Arena | Gainesville, FL
Gonzaga | Gonzaga Bulldogs | Gonzaga | GONZ | #041e42 | McCarthey Athletic Center | Spokane, WA | west
Houston | Houston Cougars | Houston | HOU | #c8102e | Fertitta Center | Houston, TX
Illinois | Illinois Fighting Illini | Illinois | ILL | #e84a27 | State Farm Center | Champaign, IL
Indiana | Indiana Hoosiers | Indiana | IU | #990000 | Simon Skjodt Assembly Hall | Bloomington, IN
Iowa St. | Iowa State Cyclones | Iowa State | ISU | #c8102e | Hilton Coliseum | Ames, IA
Kansas | Kansas Jayhawks | Kansas | KU | #0051ba | Allen Fieldhouse | Lawrence, KS
Kentucky | Kentucky Wildcats | Kentucky | UK | #0033a0 | Rupp Arena | Lexington, KY
Marquette | Marquette Golden Eagles | Marquette | MARQ | #003366 | Fiserv Forum | Milwaukee, WI
Michigan | Michigan Wolverines | Michigan | MICH | #00274c | Crisler Center | Ann Arbor, MI
Michigan St. | Michigan State Spartans | Michigan State | MSU | #18453b | Breslin Center | East Lansing, MI
North Carolina | North Carolina Tar Heels | North Carolina | UNC | #7bafd4 | Dean E. Smith Center | Chapel Hill, NC
Purdue | Purdue Boilermakers | Purdue | PUR | #ceb888 | Mackey Arena | West Lafayette, IN
St. John's (NY) | St. John's Red Storm | St. John's | SJU | #d41b2c | Carnesecca Arena | Queens, NY
Tennessee | Tennessee Volunteers | Tennessee | TENN | #ff8200 | Food City Center | Knoxville, TN
Texas | Texas Longhorns | Texas | TEX | #bf5700 | Moody Center | Austin, TX
Texas Tech | Texas Tech Red Raiders | Texas Tech | TTU | #cc0000 | United Supermarkets Arena | Lubbock, TX
UCLA | UCLA Bruins | UCLA | UCLA | #2d68c4 | Pauley Pavilion | Los Angeles, CA | west
UConn | UConn Huskies | UConn | CONN | #000e2f | Gampel Pavilion | Storrs, CT
Villanova | Villanova Wildcats | Villanova | VILL | #00205b | Finneran Pavilion | Villanova, PA
Wisconsin | Wisconsin Badgers | Wisconsin | WIS | #c5050c | Kohl Center | Madison, WI
`);
