import type { CourtSurface, TennisMatch } from '#domain/events/tennisMatch.ts';
import { writtenRows } from '#domain/words/writtenRows.ts';

/** A tournament of the calendar. */
export interface Tournament {
  readonly league: TennisMatch['league'];
  readonly tour: string;
  /** First and last day, "11-15". */
  readonly on: string;
  readonly until: string;
  readonly tournament: string;
  readonly surface: CourtSurface;
  readonly venue: { readonly name: string; readonly city: string; readonly country: string };
}

const ATP = `
01-05 | 01-11 | ATP Brisbane | hard | Pat Rafter Arena | Brisbane | Australia
01-18 | 02-01 | Australian Open | hard | Melbourne Park | Melbourne | Australia
02-09 | 02-15 | ATP Rotterdam | hard | Rotterdam Ahoy | Rotterdam | Netherlands
02-16 | 02-22 | ATP Rio de Janeiro | clay | Jockey Club Brasileiro | Rio de Janeiro | Brazil
02-23 | 02-28 | ATP Acapulco | hard | Arena GNP Seguros | Acapulco | Mexico
03-04 | 03-15 | ATP Indian Wells | hard | Indian Wells Tennis Garden | Indian Wells | United States
03-18 | 03-29 | ATP Miami | hard | Hard Rock Stadium | Miami Gardens | United States
04-05 | 04-12 | ATP Monte-Carlo | clay | Monte-Carlo Country Club | Roquebrune-Cap-Martin | France
04-13 | 04-19 | ATP Barcelona | clay | Real Club de Tenis Barcelona | Barcelona | Spain
04-22 | 05-03 | ATP Madrid | clay | Caja Mágica | Madrid | Spain
05-06 | 05-17 | ATP Rome | clay | Foro Italico | Rome | Italy
05-24 | 06-07 | Roland Garros | clay | Stade Roland Garros | Paris | France
06-08 | 06-14 | ATP Stuttgart | grass | Tennisclub Weissenhof | Stuttgart | Germany
06-15 | 06-21 | ATP Halle | grass | OWL Arena | Halle | Germany
06-29 | 07-12 | Wimbledon | grass | All England Club | London | United Kingdom
07-20 | 07-26 | ATP Kitzbühel | clay | Sportpark Kitzbühel | Kitzbühel | Austria
07-27 | 08-02 | ATP Washington | hard | Rock Creek Park Tennis Center | Washington | United States
08-13 | 08-23 | ATP Cincinnati | hard | Lindner Family Tennis Center | Mason | United States
08-30 | 09-13 | US Open | hard | USTA Billie Jean King National Tennis Center | New York | United States
10-07 | 10-18 | ATP Shanghai | hard | Qizhong Forest Sports City Arena | Shanghai | China
10-26 | 11-01 | ATP Basel | hard | St. Jakobshalle | Basel | Switzerland
11-02 | 11-08 | ATP Paris | hard | Paris La Défense Arena | Nanterre | France
11-15 | 11-22 | ATP Finals | hard | Inalpi Arena | Turin | Italy
`;

const WTA = `
01-05 | 01-11 | WTA Brisbane | hard | Pat Rafter Arena | Brisbane | Australia
01-18 | 01-31 | Australian Open | hard | Melbourne Park | Melbourne | Australia
02-08 | 02-14 | WTA Doha | hard | Khalifa International Tennis Complex | Doha | Qatar
02-15 | 02-21 | WTA Dubai | hard | Dubai Duty Free Tennis Stadium | Dubai | United Arab Emirates
03-04 | 03-15 | WTA Indian Wells | hard | Indian Wells Tennis Garden | Indian Wells | United States
03-17 | 03-28 | WTA Miami | hard | Hard Rock Stadium | Miami Gardens | United States
03-30 | 04-05 | WTA Charleston | clay | Credit One Stadium | Charleston | United States
04-13 | 04-19 | WTA Stuttgart | clay | Porsche-Arena | Stuttgart | Germany
04-21 | 05-02 | WTA Madrid | clay | Caja Mágica | Madrid | Spain
05-05 | 05-16 | WTA Rome | clay | Foro Italico | Rome | Italy
05-24 | 06-06 | Roland Garros | clay | Stade Roland Garros | Paris | France
06-08 | 06-14 | WTA Queen's Club | grass | The Queen's Club | London | United Kingdom
06-15 | 06-21 | WTA Berlin | grass | Steffi-Graf-Stadion | Berlin | Germany
06-29 | 07-11 | Wimbledon | grass | All England Club | London | United Kingdom
07-20 | 07-26 | WTA Prague | hard | TK Sparta Prague | Prague | Czechia
07-27 | 08-02 | WTA Washington | hard | Rock Creek Park Tennis Center | Washington | United States
08-13 | 08-23 | WTA Cincinnati | hard | Lindner Family Tennis Center | Mason | United States
08-30 | 09-12 | US Open | hard | USTA Billie Jean King National Tennis Center | New York | United States
09-30 | 10-11 | WTA Beijing | hard | National Tennis Center | Beijing | China
10-12 | 10-18 | WTA Wuhan | hard | Optics Valley International Tennis Center | Wuhan | China
10-26 | 11-01 | WTA Tokyo | hard | Ariake Coliseum | Tokyo | Japan
11-07 | 11-14 | WTA Finals | hard | King Saud University Indoor Arena | Riyadh | Saudi Arabia
`;

const read = (league: TennisMatch['league'], tour: string, rows: string): readonly Tournament[] =>
  writtenRows(rows).map((row) => {
    const [on = '', until = '', tournament = '', surface, name = '', city = '', country = ''] = row;
    if (surface !== 'hard' && surface !== 'clay' && surface !== 'grass')
      throw new Error(`No surface: ${row.join(' | ')}`);
    return { league, tour, on, until, tournament, surface, venue: { name, city, country } };
  });

/** The main weeks of the two tours and the cups of 2026; the circuits below them play in most weeks of the year. */
export const TENNIS_CALENDAR: readonly Tournament[] = [
  ...read('ATP', 'ATP World Tour', ATP),
  ...read('WTA', 'WTA Tour', WTA),
  ...read(
    'WTA',
    'WTA 125',
    '11-23 | 11-29 | WTA 125 Buenos Aires | clay | Buenos Aires Lawn Tennis Club | Buenos Aires | Argentina',
  ),
  ...read(
    'ATP',
    'Davis Cup',
    '11-24 | 11-29 | Davis Cup Final 8 | hard | SuperTennis Arena | Bologna | Italy',
  ),
  ...read(
    'WTA',
    'Billie Jean King Cup',
    '09-22 | 09-27 | Billie Jean King Cup Finals | hard | Shenzhen Bay Sports Center | Shenzhen | China',
  ),
  ...read(
    'ATP',
    'ATP Challenger Tour',
    `
11-16 | 11-22 | Challenger Drummondville | hard | Tennis Intérieurs René-Verrier | Drummondville | Canada
11-23 | 11-29 | Challenger Maia | clay | Complexo Municipal de Ténis da Maia | Maia | Portugal
`,
  ),
  ...read(
    'ATP',
    'ITF World Tennis Tour',
    '01-02 | 12-20 | ITF M15 Monastir | hard | Magic Hotel Tennis Center | Monastir | Tunisia',
  ),
];
