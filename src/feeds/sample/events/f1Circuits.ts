import { writtenRows } from '#domain/words/writtenRows.ts';

/** A Grand Prix of the calendar. */
export interface GrandPrix {
  /** Day of the race in UTC, "11-29". */
  readonly on: string;
  readonly name: string;
  readonly track: string;
  readonly city: string;
  readonly country: string;
  /** Start of the race, hours UTC. */
  readonly raceHour: number;
  readonly sprint: boolean;
}

const CALENDAR = `
03-08 | Australian | Albert Park Grand Prix Circuit | Melbourne | Australia | 4
03-15 | Chinese | Shanghai International Circuit | Shanghai | China | 7 | sprint
03-29 | Japanese | Suzuka International Racing Course | Suzuka | Japan | 5
05-03 | Miami | Miami International Autodrome | Miami Gardens | United States | 20 | sprint
05-24 | Canadian | Circuit Gilles-Villeneuve | Montreal | Canada | 20 | sprint
06-07 | Monaco | Circuit de Monaco | Monte Carlo | Monaco | 13
06-14 | Barcelona-Catalunya | Circuit de Barcelona-Catalunya | Montmeló | Spain | 13
06-28 | Austrian | Red Bull Ring | Spielberg | Austria | 13
07-05 | British | Silverstone Circuit | Silverstone | United Kingdom | 14 | sprint
07-19 | Belgian | Circuit de Spa-Francorchamps | Stavelot | Belgium | 13
07-26 | Hungarian | Hungaroring | Mogyoród | Hungary | 13
08-23 | Dutch | Circuit Zandvoort | Zandvoort | Netherlands | 13 | sprint
09-06 | Italian | Autodromo Nazionale Monza | Monza | Italy | 13
09-13 | Spanish | Madring | Madrid | Spain | 13
09-26 | Azerbaijan | Baku City Circuit | Baku | Azerbaijan | 11
10-11 | Singapore | Marina Bay Street Circuit, Singapore | Singapore | Singapore | 12 | sprint
10-25 | United States | Circuit of the Americas | Austin | United States | 20
11-01 | Mexico City | Autódromo Hermanos Rodríguez | Mexico City | Mexico | 20
11-08 | São Paulo | Autódromo José Carlos Pace | São Paulo | Brazil | 17
11-22 | Las Vegas | Las Vegas Strip Circuit | Las Vegas | United States | 4
11-29 | Qatar | Lusail International Circuit | Lusail | Qatar | 16
12-06 | Abu Dhabi | Yas Marina Circuit | Abu Dhabi | United Arab Emirates | 13
`;

/** The races of 2026. */
export const GRANDS_PRIX: readonly GrandPrix[] = writtenRows(CALENDAR).map(
  ([on = '', name, track = '', city = '', country = '', hour, sprint]) => ({
    ...{ on, name: `${name} Grand Prix`, track, city, country },
    raceHour: Number(hour),
    sprint: sprint === 'sprint',
  }),
);
