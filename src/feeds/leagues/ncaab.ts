import type { Conferences, FeedFacts, OtherNames } from './facts.ts';
import { teamTable } from './teamTable.ts';

const teams = teamTable(`
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

const otherNames: OtherNames = {
  'A&M-Corpus Christi': ['Texas A&M-Corpus Christi', 'Texas A&M-CC'],
  Alcorn: ['Alcorn State'],
  American: ['American University'],
  'App State': ['Appalachian State'],
  'Army West Point': ['Army'],
  'Central Conn. St.': ['Central Connecticut'],
  'CSU Bakersfield': ['Cal State Bakersfield'],
  CSUN: ['Cal State Northridge', 'CSU Northridge'],
  'Cal St. Fullerton': ['CSU Fullerton'],
  'California Baptist': ['Cal Baptist'],
  'Col. of Charleston': ['Charleston'],
  'Detroit Mercy': ['Detroit'],
  ETSU: ['East Tennessee State'],
  'East Texas A&M': ['Texas A&M-Commerce'],
  FDU: ['Fairleigh Dickinson'],
  FGCU: ['Florida Gulf Coast'],
  FIU: ['Florida International', "Florida Int'l"],
  Grambling: ['Grambling State'],
  'IU Indy': ['IU Indianapolis', 'IUPUI'],
  'Kansas City': ['UMKC', 'Missouri-Kansas City'],
  LIU: ['Long Island University', 'LIU Brooklyn'],
  'LMU (CA)': ['Loyola Marymount'],
  'Lamar University': ['Lamar'],
  'Little Rock': ['Arkansas-Little Rock'],
  'Long Beach St.': ['Cal State Long Beach'],
  Louisiana: ['Louisiana-Lafayette', 'UL Lafayette'],
  'Loyola Chicago': ['Loyola-Chicago', 'Loyola (IL)'],
  'Loyola Maryland': ['Loyola (MD)', 'Loyola MD'],
  Massachusetts: ['UMass'],
  McNeese: ['McNeese State'],
  'Miami (FL)': ['Miami'],
  'Miami (OH)': ['Miami Ohio'],
  'Middle Tenn.': ['Middle Tennessee State'],
  'Mississippi Val.': ['Mississippi Valley State'],
  'N.C. A&T': ['North Carolina A&T'],
  'N.C. Central': ['North Carolina Central'],
  'NC State': ['North Carolina State'],
  NIU: ['Northern Illinois'],
  'New Orleans': ['LSU New Orleans'],
  Nicholls: ['Nicholls State'],
  'Ole Miss': ['Mississippi'],
  Omaha: ['Nebraska Omaha'],
  Penn: ['Pennsylvania'],
  Pittsburgh: ['Pitt'],
  'Prairie View': ['Prairie View A&M'],
  'Purdue Fort Wayne': ['IPFW', 'Fort Wayne'],
  'Queens (NC)': ['Queens University', 'Queens'],
  SFA: ['Stephen F. Austin'],
  SIUE: ['SIU Edwardsville', 'SIU-Edwardsville'],
  'Saint Francis': ['St. Francis (PA)', 'Saint Francis (PA)'],
  "Saint Mary's (CA)": ["Saint Mary's", "Saint Mary's College"],
  'Sam Houston': ['Sam Houston State'],
  'Seattle U': ['Seattle'],
  'South Fla.': ['USF'],
  'Southeastern La.': ['Southeastern Louisiana', 'SE Louisiana'],
  'Southern California': ['USC'],
  'Southern Miss.': ['Southern Mississippi'],
  'Southern U.': ['Southern'],
  'St. Francis Brooklyn': ['St. Francis (BKN)', 'St. Francis BKN'],
  "St. John's (NY)": ["St. John's"],
  'St. Thomas (MN)': ['St. Thomas-Minnesota', 'St. Thomas'],
  UAlbany: ['Albany'],
  UCF: ['Central Florida'],
  UConn: ['Connecticut'],
  UIC: ['Illinois-Chicago', 'Illinois Chicago'],
  UIW: ['Incarnate Word'],
  ULM: ['UL Monroe', 'Louisiana-Monroe'],
  UMES: ['Maryland Eastern Shore', 'Maryland-Eastern Shore'],
  UNCW: ['UNC Wilmington', 'North Carolina-Wilmington'],
  UNI: ['Northern Iowa'],
  'USC Upstate': ['South Carolina Upstate', 'SC Upstate'],
  'UT Arlington': ['Texas-Arlington'],
  'UT Martin': ['Tennessee-Martin'],
  UTRGV: ['UT Rio Grande Valley', 'Texas-Rio Grande Valley'],
  UTSA: ['UT San Antonio', 'Texas-San Antonio'],
};

/** ESPN's ids of Division I's conferences (ACC 2, Big East 4 … Summit 49, American 62). */
const conferences: Conferences = {
  top: [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 29,
    30, 43, 44, 45, 46, 49, 62,
  ],
};

export const ncaabFacts: FeedFacts = {
  espn: {
    path: 'basketball/mens-college-basketball',
    number: '41',
    predictor: true,
    groups: '50',
    forms: ['day', 'range'],
  },
  bovada: 'basketball/college-basketball',
  otherNames,
  conferences,
  teams,
  sample: {
    gamesPerDay: 3,
    slots: { east: ['21:00', '20:00', '19:00'], west: ['23:00', '22:30'] },
    line: { homeProbability: 0.6, margin: 3.2, total: 143 },
    scatter: { margin: 11.2, total: 16.4 },
  },
};
