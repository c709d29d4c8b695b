import type { League } from '#domain/leagues/league.ts';

/** Teams of 2025-26 and 2026 with ESPN's names, for tests, if they differ from the league's table. */
const PRO = {
  NHL: 'ANA BOS BUF CGY CAR CHI COL CBJ DAL DET EDM FLA LA MIN MTL NSH NJ NYI NYR OTT PHI PIT SJ SEA STL TB TOR UTA VAN VGK WSH WPG',
} as const;

const CLUBS = {
  LaLiga:
    'Alavés,Athletic Club,Atlético Madrid,Barcelona,Celta Vigo,Elche,Espanyol,Getafe,Girona,Levante,Mallorca,Osasuna,Rayo Vallecano,Real Betis,Real Madrid,Real Oviedo,Real Sociedad,Sevilla,Valencia,Villarreal',
  Bundesliga:
    '1. FC Heidenheim 1846,1. FC Union Berlin,Bayer Leverkusen,Bayern Munich,Borussia Dortmund,Borussia Mönchengladbach,Eintracht Frankfurt,FC Augsburg,FC Cologne,Hamburg SV,Mainz,RB Leipzig,SC Freiburg,St. Pauli,TSG Hoffenheim,VfB Stuttgart,VfL Wolfsburg,Werder Bremen',
  MLS: 'Atlanta United FC,Austin FC,CF Montréal,Charlotte FC,Chicago Fire FC,Colorado Rapids,Columbus Crew,D.C. United,FC Cincinnati,FC Dallas,Houston Dynamo FC,Inter Miami CF,LA Galaxy,LAFC,Minnesota United FC,Nashville SC,New England Revolution,New York City FC,Red Bull New York,Orlando City SC,Philadelphia Union,Portland Timbers,Real Salt Lake,San Diego FC,San Jose Earthquakes,Seattle Sounders FC,Sporting Kansas City,St. Louis CITY SC,Toronto FC,Vancouver Whitecaps',
} as const;

/** Schools whose ESPN name is not the results files' name. */
const SCHOOLS = {
  NCAAF:
    "App State,Hawai'i,San José State,UL Monroe,Miami,Miami (OH),UConn,Massachusetts,Southern Miss,Sam Houston,Florida International,SE Louisiana,Long Island University,UAlbany,Saint Francis,NC State,Ole Miss,Army,Navy,UTSA,South Florida,Middle Tennessee,Pittsburgh,Grambling,McNeese,Nicholls,Southern,Texas A&M,William & Mary,Western Kentucky,Central Michigan,Louisiana,Jacksonville State,Kennesaw State,Delaware,Missouri State",
  NCAAB:
    "Alabama State,Alcorn State,American University,App State,Arkansas-Pine Bluff,Army,Boston University,Cal State Bakersfield,Cal State Fullerton,Cal State Northridge,California Baptist,Central Arkansas,Central Connecticut,Central Michigan,Charleston,Charleston Southern,Chicago State,East Tennessee State,East Texas A&M,Eastern Illinois,Eastern Kentucky,Eastern Washington,Fairleigh Dickinson,Florida Atlantic,Florida Gulf Coast,Florida International,Georgia Southern,Grambling,Hawai'i,IU Indianapolis,Incarnate Word,Kansas City,Lamar,Little Rock,Long Beach State,Long Island University,Loyola Chicago,Loyola Marymount,Loyola Maryland,Maryland Eastern Shore,Massachusetts,McNeese,Miami,Miami (OH),Middle Tennessee,Mississippi Valley State,Mount St. Mary's,NC State,Nicholls,North Alabama,North Carolina A&T,North Carolina Central,Northern Arizona,Northern Colorado,Northern Illinois,Northern Iowa,Northern Kentucky,Ole Miss,Omaha,Pennsylvania,Pittsburgh,Prairie View A&M,Purdue Fort Wayne,Queens University,SE Louisiana,SIU Edwardsville,Saint Francis,Saint Joseph's,Saint Louis,Saint Mary's,Saint Peter's,Sam Houston,San José State,Seattle U,South Carolina Upstate,South Florida,Southeast Missouri State,Southern,Southern Illinois,Southern Indiana,Southern Miss,St. Bonaventure,St. John's,St. Thomas-Minnesota,Stephen F. Austin,Tarleton State,Texas A&M-Corpus Christi,UAlbany,UConn,UIC,UL Monroe,UNC Asheville,UNC Greensboro,UNC Wilmington,USC,UT Arlington,UT Martin,UT Rio Grande Valley,Texas State,VCU,VMI,West Georgia,Western Carolina,William & Mary,Youngstown State",
} as const;

const split = (text: string, by: string): string[] => text.split(by);

/** ESPN's names of a league's teams, as the fields a feed fills. */
export const CURRENT_TEAMS: Readonly<Partial<Record<League, readonly object[]>>> = {
  ...mapTeams(PRO, ' ', 'abbreviation'),
  ...mapTeams(CLUBS, ',', 'displayName'),
  ...mapTeams(SCHOOLS, ',', 'location'),
};

function mapTeams(leagues: Readonly<Record<string, string>>, by: string, field: string) {
  return Object.fromEntries(
    Object.entries(leagues).map(([league, text]) => [
      league,
      split(text, by).map((name) => ({ [field]: name })),
    ]),
  );
}
