import type { Conferences, FeedFacts, OtherNames } from './facts.ts';
import { teamTable } from './teamTable.ts';
import { usVenueTable } from './venueTable.ts';

const teams = teamTable(`
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

const otherNames: OtherNames = {
  'App State': ['Appalachian State'],
  BYU: ['Brigham Young'],
  'Central Connecticut': ['Central Connecticut State'],
  'East Texas A&M': ['Texas A&M-Commerce'],
  'Florida International': ['FIU', "Florida Int'l"],
  Grambling: ['Grambling State'],
  'Houston Christian': ['Houston Baptist'],
  'Long Island University': ['LIU'],
  LSU: ['Louisiana State'],
  Louisiana: ['Louisiana-Lafayette', 'UL Lafayette'],
  Massachusetts: ['UMass'],
  McNeese: ['McNeese State'],
  Miami: ['Miami (FL)', 'Miami Florida'],
  'Miami (OH)': ['Miami Ohio'],
  'Middle Tennessee': ['Middle Tennessee State'],
  'NC State': ['North Carolina State'],
  Nicholls: ['Nicholls State'],
  'Ole Miss': ['Mississippi'],
  Pittsburgh: ['Pitt'],
  'Sam Houston': ['Sam Houston State'],
  'SE Louisiana': ['Southeastern Louisiana'],
  SMU: ['Southern Methodist'],
  'South Florida': ['USF'],
  Southern: ['Southern University'],
  'Southern Miss': ['Southern Mississippi'],
  'St. Francis (PA)': ['Saint Francis', 'Saint Francis (PA)'],
  TCU: ['Texas Christian'],
  UAlbany: ['Albany'],
  UConn: ['Connecticut'],
  UCF: ['Central Florida'],
  'UL Monroe': ['Louisiana-Monroe', 'ULM'],
  UNLV: ['Nevada-Las Vegas'],
  USC: ['Southern California'],
  'UT Martin': ['Tennessee-Martin'],
  UTEP: ['Texas-El Paso'],
  UTSA: ['UT San Antonio', 'Texas-San Antonio'],
};

/** ESPN's conference ids: the FBS (SEC 8, Big Ten 5 … American 151), and the FCS (Big Sky 20 … UAC 177, OVC–Big South 179). */
const conferences: Conferences = {
  top: [1, 4, 5, 8, 9, 12, 15, 17, 18, 37, 151],
  lower: [20, 21, 22, 24, 25, 26, 27, 28, 29, 30, 31, 32, 40, 48, 176, 177, 179],
};

/** Venues of the four big conferences, of other frequently shown schools, and of open-air bowls. */
const grounds = usVenueTable(`
Alabama | Bryant-Denny Stadium; Saban Field at Bryant-Denny Stadium | Tuscaloosa | 33.21 | -87.55
Arkansas | Donald W. Reynolds Razorback Stadium; Razorback Stadium | Fayetteville | 36.07 | -94.18
Auburn | Jordan-Hare Stadium | Auburn | 32.60 | -85.49
Florida | Ben Hill Griffin Stadium; Steve Spurrier-Florida Field | Gainesville | 29.65 | -82.35
Georgia | Sanford Stadium | Athens | 33.95 | -83.37
Kentucky | Kroger Field | Lexington | 38.02 | -84.51
LSU | Tiger Stadium | Baton Rouge | 30.41 | -91.18
Mississippi State | Davis Wade Stadium at Scott Field; Davis Wade Stadium | Starkville | 33.46 | -88.79
Missouri | Faurot Field at Memorial Stadium; Faurot Field | Columbia | 38.94 | -92.33
Oklahoma | Gaylord Family Oklahoma Memorial Stadium | Norman | 35.21 | -97.44
Ole Miss | Vaught-Hemingway Stadium | Oxford | 34.36 | -89.53
South Carolina | Williams-Brice Stadium | Columbia | 33.97 | -81.02
Tennessee | Neyland Stadium | Knoxville | 35.95 | -83.93
Texas | Darrell K Royal-Texas Memorial Stadium; DKR-Texas Memorial Stadium | Austin | 30.28 | -97.73
Texas A&M | Kyle Field | College Station | 30.61 | -96.34
Vanderbilt | FirstBank Stadium | Nashville | 36.14 | -86.81
Illinois | Gies Memorial Stadium; Memorial Stadium | Champaign | 40.10 | -88.24
Indiana | Memorial Stadium | Bloomington | 39.18 | -86.53
Iowa | Kinnick Stadium | Iowa City | 41.66 | -91.55
Maryland | SECU Stadium | College Park | 38.99 | -76.95
Michigan | Michigan Stadium | Ann Arbor | 42.27 | -83.75
Michigan State | Spartan Stadium | East Lansing | 42.73 | -84.48
Minnesota | Huntington Bank Stadium | Minneapolis | 44.98 | -93.22
Nebraska | Memorial Stadium | Lincoln | 40.82 | -96.71
Northwestern | Ryan Field | Evanston | 42.07 | -87.69
| Northwestern Medicine Field at Martin Stadium; Martin Stadium | Evanston | 42.06 | -87.67
Ohio State | Ohio Stadium | Columbus | 40.00 | -83.02
Oregon | Autzen Stadium | Eugene | 44.06 | -123.07
Penn State | Beaver Stadium | University Park | 40.81 | -77.86
Purdue | Ross-Ade Stadium | West Lafayette | 40.43 | -86.92
Rutgers | SHI Stadium | Piscataway | 40.51 | -74.46
UCLA | Rose Bowl | Pasadena | 34.16 | -118.17
USC | Los Angeles Memorial Coliseum; United Airlines Field at the Los Angeles Memorial Coliseum | Los Angeles | 34.01 | -118.29
Washington | Husky Stadium; Alaska Airlines Field at Husky Stadium | Seattle | 47.65 | -122.30
Wisconsin | Camp Randall Stadium | Madison | 43.07 | -89.41
Boston College | Alumni Stadium | Chestnut Hill | 42.34 | -71.17
California | California Memorial Stadium | Berkeley | 37.87 | -122.25
Clemson | Memorial Stadium | Clemson | 34.68 | -82.84
Duke | Wallace Wade Stadium | Durham | 36.00 | -78.94
Florida State | Doak Campbell Stadium; Bobby Bowden Field at Doak Campbell Stadium; Doak S. Campbell Stadium | Tallahassee | 30.44 | -84.30
Georgia Tech | Bobby Dodd Stadium; Bobby Dodd Stadium at Hyundai Field | Atlanta | 33.77 | -84.39
Louisville | L&N Federal Credit Union Stadium; L&N Stadium | Louisville | 38.21 | -85.76
Miami | Hard Rock Stadium | Miami Gardens | 25.96 | -80.24
North Carolina | Kenan Stadium; Kenan Memorial Stadium | Chapel Hill | 35.91 | -79.05
NC State | Carter-Finley Stadium; Wayne Day Family Field at Carter-Finley Stadium | Raleigh | 35.80 | -78.72
Notre Dame | Notre Dame Stadium | Notre Dame | 41.70 | -86.23
Pittsburgh | Acrisure Stadium | Pittsburgh | 40.45 | -80.02
SMU | Gerald J. Ford Stadium | Dallas | 32.84 | -96.78
Stanford | Stanford Stadium | Stanford | 37.43 | -122.16
Virginia | Scott Stadium | Charlottesville | 38.03 | -78.51
Virginia Tech | Lane Stadium; Lane Stadium/Worsham Field | Blacksburg | 37.22 | -80.42
Wake Forest | Allegacy Federal Credit Union Stadium; Allegacy Stadium | Winston-Salem | 36.13 | -80.25
Arizona | Casino Del Sol Stadium; Arizona Stadium | Tucson | 32.23 | -110.95
Arizona State | Mountain America Stadium | Tempe | 33.43 | -111.93
Baylor | McLane Stadium | Waco | 31.56 | -97.12
BYU | LaVell Edwards Stadium | Provo | 40.26 | -111.65
UCF | Acrisure Bounce House; FBC Mortgage Stadium | Orlando | 28.61 | -81.19
Cincinnati | Nippert Stadium | Cincinnati | 39.13 | -84.52
Colorado | Folsom Field | Boulder | 40.01 | -105.27
Houston | Space City Financial Stadium; TDECU Stadium | Houston | 29.72 | -95.35
Iowa State | Jack Trice Stadium; MidAmerican Energy Field at Jack Trice Stadium | Ames | 42.01 | -93.64
Kansas | David Booth Kansas Memorial Stadium | Lawrence | 38.96 | -95.25
Kansas State | Bill Snyder Family Football Stadium; Bill Snyder Family Stadium | Manhattan | 39.20 | -96.59
Oklahoma State | Boone Pickens Stadium | Stillwater | 36.13 | -97.07
TCU | Amon G. Carter Stadium | Fort Worth | 32.71 | -97.37
Texas Tech | Jones AT&T Stadium | Lubbock | 33.59 | -101.87
Utah | Rice-Eccles Stadium | Salt Lake City | 40.76 | -111.85
West Virginia | Milan Puskar Stadium; Mountaineer Field at Milan Puskar Stadium | Morgantown | 39.65 | -79.96
Air Force | Falcon Stadium | Colorado Springs | 39.00 | -104.84
Army | Michie Stadium | West Point | 41.39 | -73.96
Navy | Navy-Marine Corps Memorial Stadium | Annapolis | 38.98 | -76.51
Boise State | Albertsons Stadium | Boise | 43.60 | -116.20
Fresno State | Valley Children's Stadium | Fresno | 36.81 | -119.76
San Diego State | Snapdragon Stadium | San Diego | 32.78 | -117.12
San José State | CEFCU Stadium | San Jose | 37.32 | -121.87
Colorado State | Canvas Stadium | Fort Collins | 40.57 | -105.09
Wyoming | War Memorial Stadium; Jonah Field at War Memorial Stadium | Laramie | 41.31 | -105.57
Utah State | Maverik Stadium | Logan | 41.75 | -111.81
New Mexico | University Stadium | Albuquerque | 35.07 | -106.63
Nevada | Mackay Stadium | Reno | 39.55 | -119.82
Hawai'i | Clarence T.C. Ching Athletics Complex | Honolulu | 21.29 | -157.82
Washington State | Gesa Field | Pullman | 46.73 | -117.16
Oregon State | Reser Stadium | Corvallis | 44.56 | -123.28
Memphis | Simmons Bank Liberty Stadium | Memphis | 35.12 | -89.98
Tulane | Yulman Stadium | New Orleans | 29.94 | -90.12
South Florida | Raymond James Stadium | Tampa | 27.98 | -82.50
East Carolina | Dowdy-Ficklen Stadium | Greenville | 35.60 | -77.36
Temple | Lincoln Financial Field | Philadelphia | 39.90 | -75.17
North Texas | DATCU Stadium | Denton | 33.20 | -97.16
Rice | Rice Stadium | Houston | 29.72 | -95.41
Tulsa | Skelly Field at H.A. Chapman Stadium; H.A. Chapman Stadium | Tulsa | 36.15 | -95.94
UAB | Protective Stadium | Birmingham | 33.53 | -86.81
Florida Atlantic | Flagler Credit Union Stadium; FAU Stadium | Boca Raton | 26.38 | -80.10
Charlotte | Jerry Richardson Stadium | Charlotte | 35.31 | -80.74
App State | Kidd Brewer Stadium | Boone | 36.21 | -81.69
James Madison | Bridgeforth Stadium | Harrisonburg | 38.44 | -78.87
Marshall | Joan C. Edwards Stadium | Huntington | 38.42 | -82.42
Liberty | Williams Stadium | Lynchburg | 37.35 | -79.17
Coastal Carolina | Brooks Stadium | Conway | 33.79 | -79.02
Georgia Southern | Paulson Stadium; Allen E. Paulson Stadium | Statesboro | 32.41 | -81.78
Troy | Veterans Memorial Stadium | Troy | 31.80 | -85.95
South Alabama | Hancock Whitney Stadium | Mobile | 30.70 | -88.18
Louisiana | Our Lady of Lourdes Stadium; Cajun Field | Lafayette | 30.22 | -92.04
Ohio | Peden Stadium | Athens | 39.32 | -82.10
Miami (OH); Miami OH | Yager Stadium | Oxford | 39.52 | -84.73
Toledo | Glass Bowl | Toledo | 41.66 | -83.61
UConn | Pratt & Whitney Stadium at Rentschler Field; Rentschler Field | East Hartford | 41.76 | -72.62
UTEP | Sun Bowl; Sun Bowl Stadium | El Paso | 31.77 | -106.51
| Cotton Bowl; Cotton Bowl Stadium | Dallas | 32.78 | -96.76
| Camping World Stadium | Orlando | 28.54 | -81.40
| Lambeau Field | Green Bay | 44.50 | -88.06
`);

export const ncaafFacts: FeedFacts = {
  espn: {
    path: 'football/college-football',
    number: '23',
    predictor: true,
    groups: '80',
    forms: ['day', 'month', 'range'],
  },
  bovada: 'football/college-football',
  otherNames,
  conferences,
  teams,
  grounds,
  sample: {
    gamesPerDay: [0, 0, 0, 0, 1, 2, 10],
    slots: {
      east: ['20:00', '19:30'],
      west: ['22:30', '22:00'],
      weekend: ['19:30', '15:30', '12:00'],
      westWeekend: ['22:15', '19:00', '15:30'],
    },
    line: { homeProbability: 0.58, margin: 3, total: 54.5 },
    scatter: { margin: 15.4, total: 15.8 },
  },
};
