import { teamTable } from './teamTable.ts';

export const NCAAF = teamTable(`
Alabama | Alabama Crimson Tide | Alabama | ALA | #9e1b32 | Bryant-Denny Stadium | Tuscaloosa, AL
Auburn | Auburn Tigers | Auburn | AUB | #0c2340 | Jordan-Hare Stadium | Auburn, AL
BYU | BYU Cougars | BYU | BYU | #002e5d | LaVell Edwards Stadium | Provo, UT | west
Clemson | Clemson Tigers | Clemson | CLEM | #f56600 | Memorial Stadium | Clemson, SC
Colorado | Colorado Buffaloes | Colorado | COLO | #cfb87c | Folsom Field | Boulder, CO | west
Florida | Florida Gators | Florida | FLA | #0021a5 | Ben Hill Griffin Stadium | Gainesville, FL
Florida State | Florida State Seminoles | Florida State | FSU | #782f40 | Doak Campbell Stadium | Tallahassee, FL
Georgia | Georgia Bulldogs | Georgia | UGA | #ba0c2f | Sanford Stadium | Athens, GA
Indiana | Indiana Hoosiers | Indiana | IU | #990000 | Memorial Stadium | Bloomington, IN
Iowa | Iowa Hawkeyes | Iowa | IOWA | #ffcd00 | Kinnick Stadium | Iowa City, IA
LSU | LSU Tigers | LSU | LSU | #461d7c | Tiger Stadium | Baton Rouge, LA
Miami | Miami Hurricanes | Miami | MIA | #f47321 | Hard Rock Stadium | Miami Gardens, FL
Michigan | Michigan Wolverines | Michigan | MICH | #00274c | Michigan Stadium | Ann Arbor, MI
Nebraska | Nebraska Cornhuskers | Nebraska | NEB | #e41c38 | Memorial Stadium | Lincoln, NE
Notre Dame | Notre Dame Fighting Irish | Notre Dame | ND | #0c2340 | Notre Dame Stadium | Notre Dame, IN
Ohio State | Ohio State Buckeyes | Ohio State | OSU | #bb0000 | Ohio Stadium | Columbus, OH
Oklahoma | Oklahoma Sooners | Oklahoma | OU | #841617 | Gaylord Family Oklahoma Memorial Stadium | Norman, OK
Ole Miss | Ole Miss Rebels | Ole Miss | MISS | #14213d | Vaught-Hemingway Stadium | Oxford, MS
Oregon | Oregon Ducks | Oregon | ORE | #154733 | Autzen Stadium | Eugene, OR | west
Penn State | Penn State Nittany Lions | Penn State | PSU | #041e42 | Beaver Stadium | University Park, PA
Tennessee | Tennessee Volunteers | Tennessee | TENN | #ff8200 | Neyland Stadium | Knoxville, TN
Texas | Texas Longhorns | Texas | TEX | #bf5700 | Darrell K Royal–Texas Memorial Stadium | Austin, TX
Texas A&M | Texas A&M Aggies | Texas A&M | TA&M | #500000 | Kyle Field | College Station, TX
USC | USC Trojans | USC | USC | #990000 | Los Angeles Memorial Coliseum | Los Angeles, CA | west
Utah | Utah Utes | Utah | UTAH | #cc0000 | Rice-Eccles Stadium | Salt Lake City, UT | west
Washington | Washington Huskies | Washington | WASH | #4b2e83 | Husky Stadium | Seattle, WA | west
`);
