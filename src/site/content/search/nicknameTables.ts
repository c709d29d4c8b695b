import type { League } from '#domain/leagues/league.ts';

/**
 * What fans call a team besides its name, its place and the feed's abbreviation, one line a team: full name | words to search for.
 * Common abbreviations of other sites are among them.
 */
const TABLES: Readonly<Partial<Record<League, string>>> = {
  NFL: `
Arizona Cardinals | Cards AZ
Atlanta Falcons | Dirty Birds
Baltimore Ravens | BLT
Buffalo Bills | Mafia
Carolina Panthers | Cats
Chicago Bears | Da Bears
Cincinnati Bengals | Who Dey
Cleveland Browns | Dawg Pound CLV
Dallas Cowboys | Boys
Green Bay Packers | Pack Cheeseheads GNB
Houston Texans | HST
Jacksonville Jaguars | Jags JAC
Kansas City Chiefs | KAN KCC
Las Vegas Raiders | LVR Oakland
Los Angeles Chargers | Bolts
Miami Dolphins | Fins Phins
Minnesota Vikings | Vikes Skol
New England Patriots | Pats NWE
New Orleans Saints | NOLA NOR Who Dat
New York Giants | G-Men Big Blue
New York Jets | Gang Green
Philadelphia Eagles | Birds
Pittsburgh Steelers | Steel Curtain
Seattle Seahawks | Hawks
San Francisco 49ers | Niners Forty Niners SFO
Tampa Bay Buccaneers | Bucs TAM
Washington Commanders | WAS`,
  NBA: `
Boston Celtics | Cs
Brooklyn Nets | BRK
Charlotte Hornets | CHO
Cleveland Cavaliers | Cavs
Dallas Mavericks | Mavs
Denver Nuggets | Nugs
Golden State Warriors | Dubs GSW
LA Clippers | Clips Los Angeles
Memphis Grizzlies | Grizz
Minnesota Timberwolves | Wolves T-Wolves
New Orleans Pelicans | Pels NOP
New York Knicks | Knickerbockers NYK
Oklahoma City Thunder | OKC
Philadelphia 76ers | Sixers
Phoenix Suns | PHO
Portland Trail Blazers | Blazers Rip City
San Antonio Spurs | SAS
Toronto Raptors | Raps
Utah Jazz | UTA
Washington Wizards | Wiz WAS`,
  WNBA: `
Connecticut Sun | CONN
Las Vegas Aces | LVA
Los Angeles Sparks | LAS
Minnesota Lynx | MINN
New York Liberty | NYL Libs
Golden State Valkyries | GSV Valks`,
  MLB: `
Arizona Diamondbacks | D-backs AZ Snakes
Athletics | A's Oakland Sacramento OAK
Baltimore Orioles | O's Os Birds
Boston Red Sox | BoSox
Chicago Cubs | Cubbies
Chicago White Sox | ChiSox CWS
Cleveland Guardians | Guards
Cincinnati Reds | Redlegs
Houston Astros | Stros
Kansas City Royals | KCR
Los Angeles Angels | Halos Anaheim
Miami Marlins | Fish
Milwaukee Brewers | Crew Brew
New York Mets | Amazins
New York Yankees | Yanks Bronx Bombers
Philadelphia Phillies | Phils
Pittsburgh Pirates | Bucs Buccos
San Diego Padres | Friars Pads SDP
Seattle Mariners | M's Ms
San Francisco Giants | SFG
St. Louis Cardinals | Cards Redbirds
Tampa Bay Rays | TBR Devil Rays
Toronto Blue Jays | Jays
Washington Nationals | Nats WAS`,
  NHL: `
Boston Bruins | Bs
Calgary Flames | CAL
Carolina Hurricanes | Canes
Chicago Blackhawks | Hawks
Colorado Avalanche | Avs
Columbus Blue Jackets | Jackets
Detroit Red Wings | Wings
Florida Panthers | Cats
Los Angeles Kings | LAK
Montreal Canadiens | Habs Canadians
Nashville Predators | Preds
New Jersey Devils | NJD
New York Islanders | Isles
New York Rangers | Blueshirts
Ottawa Senators | Sens
Pittsburgh Penguins | Pens
San Jose Sharks | SJS
Tampa Bay Lightning | Bolts TBL
Toronto Maple Leafs | Leafs
Utah Mammoth | Hockey Club
Vancouver Canucks | Nucks
Vegas Golden Knights | Knights
Washington Capitals | Caps WAS`,
  MLS: `
Atlanta United FC | Utd Five Stripes
CF Montréal | Impact
D.C. United | Utd DCU
Houston Dynamo FC | Dynamo
Inter Miami CF | Messi Herons
LA Galaxy | Los Angeles LAG Gals
Los Angeles FC | LAFC
Minnesota United FC | Loons MNUFC Utd
New England Revolution | Revs
New York City FC | NYCFC
New York Red Bulls | NYRB RBNY
Orlando City SC | Lions
Real Salt Lake | RSL
Seattle Sounders FC | Sounders
Sporting Kansas City | SKC Sporting KC
Vancouver Whitecaps FC | Caps`,
  EPL: `
Arsenal | Gunners AFC
Aston Villa | Villans
AFC Bournemouth | Cherries
Brentford | Bees
Brighton & Hove Albion | Seagulls BHA and
Burnley | Clarets
Chelsea | Blues CFC
Crystal Palace | Eagles
Everton | Toffees
Fulham | Cottagers
Leeds United | Utd LUFC
Liverpool | Reds LFC Pool
Manchester City | Man MCI MCFC Citizens
Manchester United | Man Utd MUFC Red Devils
Newcastle United | Utd Magpies Toon NUFC
Nottingham Forest | Notts Nottm
Sunderland | Black Cats
Tottenham Hotspur | Spurs THFC
West Ham United | Utd Hammers Irons
Wolverhampton Wanderers | Wolves
Sheffield United | Utd Blades
Leicester City | Foxes
Southampton | Saints
Ipswich Town | Tractor Boys`,
  LaLiga: `
Athletic Club | Bilbao
Atlético Madrid | Atleti Colchoneros
Barcelona | Barca FCB FC
Real Betis | Beticos
Celta Vigo | Celta de
Real Madrid | Los Blancos RM
Real Sociedad | La Real
Villarreal | Yellow Submarine`,
  Bundesliga: `
Bayern Munich | FCB FC Munchen Muenchen
Borussia Dortmund | BVB
Borussia Mönchengladbach | Gladbach Moenchengladbach
1. FC Köln | Koeln Cologne
Eintracht Frankfurt | Eagles
Hamburger SV | HSV
Bayer Leverkusen | Bayer 04
Mainz 05 | FSV
RB Leipzig | Red Bull RasenBallsport`,
  SerieA: `
Fiorentina | Viola
Internazionale | Inter Milan Milano FC
Juventus | Juve Bianconeri
AC Milan | Rossoneri
AS Roma | Rome Giallorossi
Napoli | Naples
Torino | Turin`,
  NCAAF: `
Alabama Crimson Tide | Bama Roll
Florida State Seminoles | Noles
Georgia Bulldogs | Dawgs
Ohio State Buckeyes | tOSU
Ole Miss Rebels | Mississippi
Miami Hurricanes | Canes
Michigan Wolverines | UM
Nebraska Cornhuskers | Huskers
Notre Dame Fighting Irish | ND
Penn State Nittany Lions | PSU
Tennessee Volunteers | Vols
Texas A&M Aggies | TAMU
Texas Longhorns | Horns UT
USC Trojans | Southern California
Oklahoma Sooners | OU
LSU Tigers | Louisiana State
TCU Horned Frogs | Texas Christian
SMU Mustangs | Southern Methodist
UCF Knights | Central Florida
BYU Cougars | Brigham Young
Pittsburgh Panthers | Pitt
Wisconsin Badgers | Wisc
Iowa Hawkeyes | Hawks`,
  NCAAB: `
UConn Huskies | Connecticut
Duke Blue Devils | Dukies
North Carolina Tar Heels | UNC Heels
Kansas Jayhawks | KU Hawks
Kentucky Wildcats | UK Cats
Gonzaga Bulldogs | Zags
Indiana Hoosiers | IU
Michigan State Spartans | MSU Sparty
Villanova Wildcats | Nova
Syracuse Orange | Cuse
St. John's Red Storm | Johnnies Saint
UCLA Bruins | California
Texas A&M Aggies | TAMU
Ole Miss Rebels | Mississippi
Tennessee Volunteers | Vols
Alabama Crimson Tide | Bama`,
};

const readTable = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split('\n')
      .map((row) => {
        const [name = '', words = ''] = row.split(' | ');
        return [name, words];
      }),
  );

/** By league and a team's name as feeds write it. */
export const NICKNAMES = new Map(
  Object.entries(TABLES).map(([league, table]) => [league, readTable(table)]),
);
