import type { CourtSurface } from '#domain/events/tennisMatch.ts';
import { plainWords } from './plainWords.ts';

/**
 * Surfaces of the cities where the tours (ATP, Challenger, WTA, WTA 125) play, as of the 2020s, from general knowledge and
 * checked against results of 2022–26: no feed names them. Indoor and outdoor hard courts are both hard.
 */
const HARD = `
  abidjan, abu dhabi, acapulco, adelaide, albuquerque, angers, antwerp, astana, atlanta, auckland,
  austin, bangalore, bangkok, barranquilla, basel, bendigo, bengaluru, bergamo, bergen, biel,
  bloomfield hills, brest, brisbane, brussels, burnie, busan, cabo san lucas, caldas da rainha,
  calgary, canberra, cancun, cap cana, cary, champaign, charlottesville, chengdu, chennai,
  cherbourg, chicago, cincinnati, cleveland, cluj napoca, columbus, concord, cuernavaca, dallas,
  danderyd, delhi, delray beach, doha, drummondville, dubai, eckental, evansville, fairfield,
  flushing, flushing meadows, fort worth, ghent, gijon, glasgow, granby, grenoble, guadalajara,
  guangzhou, gwangju, hangzhou, helsinki, hersonissos, hobart, hong kong, hua hin, indian wells,
  ismaning, jeddah, jinan, jingshan, jiujiang, kazan, key biscayne, knoxville, kobe, koblenz,
  las vegas, leon, lexington, lille, limoges, lincoln, los cabos, loughborough, lugano, luxembourg,
  malaga, manama, manila, marseille, mason, matsuyama, melbourne, merida, metz, miami,
  miami gardens, midland, monastir, monterrey, montpellier, montreal, mouilleron le captif, mumbai,
  nanchang, nanterre, new delhi, new york, newport beach, ningbo, nonthaburi, noumea, nur sultan,
  orleans, osaka, ottignies louvain la neuve, pau, perth, phoenix, playford, portoroz,
  puerto vallarta, pune, punta cana, queens, quimper, rennes, riyadh, roanne, rotterdam,
  saint brieuc, saint tropez, san diego, san jose, segovia, seoul, shanghai, shenzhen, singapore,
  sioux falls, st petersburg, stanford, stockholm, suzhou, sydney, taipei, tallinn, tampico,
  tel aviv, temuco, tenerife, thionville, tiburon, tokyo, toronto, traralgon, tyler, vancouver,
  vienna, warsaw, washington, winnipeg, winston salem, wuhan, yokohama, zapopan, zhangjiagang,
  zhengzhou, zhuhai`;

const CLAY = `
  aguascalientes, aix en provence, ambato, amersfoort, antofagasta, asuncion, augsburg, banja luka,
  barcelona, bari, barletta, bastad, blois, bogota, bonn, bordeaux, braga, brasov, braunschweig,
  brazzaville, bucaramanga, bucharest, buenos aires, bytom, cagliari, cali, campinas, cap d'agde,
  cascais, cesenatico, charleston, colina, como, concepcion, contrexeville, cordenons, cordoba,
  curitiba, daniel island, estoril, florianopolis, foggia, forli, francavilla al mare, gdynia,
  geneva, genoa, girona, grado, gran canaria, gstaad, guayaquil, hagen, hammamet, heilbronn,
  hilton head, houston, iasi, karlsruhe, kigali, kitzbuhel, la bisbal, la bisbal d'emporda,
  lausanne, liberec, lima, ljubljana, lleida, ludenscheid, makarska, manacor, marbella, marrakech,
  mauthausen, medellin, meerbusch, menorca, mexico city, modena, monaco, monte carlo,
  montechiarugolo, montevideo, montreux, monza, munich, murcia, oberstaufen, palermo, parma,
  perugia, piracicaba, plovdiv, porto alegre, poznan, prostejov, punta del este, rabat, rende,
  reus, ribeirao preto, roquebrune cap martin, rosario, roseto degli abruzzi, rouen, saint malo,
  salvador, salzburg, san benedetto, san luis potosi, san marino, san miguel de tucuman, sanremo,
  santa cruz, santa cruz de la sierra, santa fe, santa margherita di pula, santiago, santo domingo,
  sao leopoldo, sarasota, sassuolo, savannah, shymkent, sibiu, skopje, split, strasbourg, szczecin,
  tallahassee, tampere, the hague, tigre, todi, tolentino, trieste, troyes, tucuman, tulln, tunis,
  umag, valencia, verona, vic, vicenza, villa maria, zadar, zagreb, zug`;

const GRASS = `
  bad homburg, berlin, den bosch, eastbourne, gaiba, halle, halle westfalen, hertogenbosch, ilkley,
  manchester, newport, queen's club, roehampton, rosmalen, s hertogenbosch, surbiton, wimbledon`;

/** Months 1–12, both included. */
type Months = readonly [first: number, last: number];

interface Held {
  readonly surface: CourtSurface;
  readonly months?: Months;
  readonly women?: boolean;
  readonly country?: RegExp;
}

const AMERICA = /^(usa|us|united states)$|, (usa|united states)$/i;
const hard = (of: Omit<Held, 'surface'> = {}): Held => ({ surface: 'hard', ...of });
const clay = (of: Omit<Held, 'surface'> = {}): Held => ({ surface: 'clay', ...of });
const grass = (of: Omit<Held, 'surface'> = {}): Held => ({ surface: 'grass', ...of });

/** Cities with more than one surface, or with a namesake: the first match counts; without one it is unknown. */
const SPLIT: Readonly<Record<string, readonly Held[]>> = {
  almaty: [clay({ months: [5, 8] }), hard()],
  antalya: [hard({ months: [1, 1] }), clay()],
  athens: [hard({ months: [10, 11] }), hard({ country: AMERICA })],
  belgrade: [clay({ months: [3, 7] }), hard()],
  birmingham: [hard({ country: AMERICA }), grass({ months: [5, 8] }), hard()],
  bologna: [hard({ months: [11, 11] }), clay({ months: [4, 9] })],
  bratislava: [clay({ months: [4, 9] }), hard()],
  budapest: [clay({ months: [4, 9] }), hard()],
  florence: [hard({ months: [10, 10] }), clay({ months: [4, 9] })],
  hamburg: [clay({ months: [4, 9] }), hard()],
  istanbul: [clay({ months: [4, 5] }), hard()],
  linz: [clay({ months: [3, 9] }), hard()],
  london: [grass({ months: [5, 8] }), hard()],
  lyon: [clay({ months: [4, 9] }), hard()],
  madrid: [clay({ months: [3, 9] }), hard()],
  mallorca: [grass({ months: [6, 7] }), clay()],
  'santa ponsa': [grass({ months: [6, 7] }), clay()],
  calvia: [grass({ months: [6, 7] }), clay()],
  milan: [clay({ months: [4, 9] }), hard()],
  moscow: [clay({ months: [6, 8] }), hard()],
  naples: [hard({ country: AMERICA }), clay({ months: [2, 6] }), hard({ months: [10, 10] })],
  nottingham: [grass({ months: [5, 8] }), hard()],
  oeiras: [clay({ months: [3, 9] }), hard()],
  ostrava: [clay({ months: [4, 8] }), hard()],
  paris: [clay({ months: [4, 9] }), hard()],
  prague: [hard({ women: true, months: [6, 9] }), clay({ months: [4, 9] })],
  'rio de janeiro': [clay({ months: [1, 4] })],
  rome: [hard({ country: AMERICA }), clay()],
  'sao paulo': [hard({ women: true }), clay()],
  seville: [hard({ months: [11, 11] }), clay()],
  sofia: [clay({ months: [4, 8] }), hard()],
  stuttgart: [clay({ women: true }), grass({ months: [5, 7] })],
  turin: [hard({ months: [10, 12] }), clay()],
};

const SURFACES: readonly (readonly [CourtSurface, string])[] = [
  ['hard', HARD],
  ['clay', CLAY],
  ['grass', GRASS],
];

const CITIES: ReadonlyMap<string, readonly Held[]> = new Map<string, readonly Held[]>([
  ...SURFACES.flatMap(([surface, cities]) =>
    cities.split(',').map((city) => [plainWords(city), [{ surface }]] as const),
  ),
  ...Object.entries(SPLIT).map(([city, held]) => [plainWords(city), held] as const),
]);

/** Other spellings of a city. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    geneve: 'geneva',
    genova: 'genoa',
    kitzbuehel: 'kitzbuhel',
    luedenscheid: 'ludenscheid',
    milano: 'milan',
    'monte carlo roquebrune cap martin': 'monte carlo',
    munchen: 'munich',
    muenchen: 'munich',
    napoli: 'naples',
    palma: 'mallorca',
    'palma de mallorca': 'mallorca',
    praha: 'prague',
    rio: 'rio de janeiro',
    roma: 'rome',
    sevilla: 'seville',
    'saint petersburg': 'st petersburg',
    'santiago de chile': 'santiago',
    'washington d c': 'washington',
    'washington dc': 'washington',
    torino: 'turin',
    wien: 'vienna',
  }),
);

/** When and in which draw a match is played. */
export interface PlayedWhen {
  readonly women: boolean;
  /** 1–12; absent if the day is unknown. */
  readonly month?: number | undefined;
}

const isHeld = (held: Held, country: string | undefined, { women, month }: PlayedWhen): boolean =>
  (held.women === undefined || held.women === women) &&
  (held.months === undefined ||
    (month !== undefined && month >= held.months[0] && month <= held.months[1])) &&
  (held.country === undefined || held.country.test(country ?? ''));

const heldAt = (words: string): readonly Held[] | undefined =>
  CITIES.get(SPELLINGS.get(words) ?? words);

/** Surface of a city's courts, 'unknown' if it has several and none fits. Undefined for an unlisted city. */
export function surfaceAt(
  { city, country }: { readonly city?: string | undefined; readonly country?: string | undefined },
  played: PlayedWhen,
): CourtSurface | 'unknown' | undefined {
  if (!city) return undefined;
  const held = heldAt(plainWords(city));
  if (!held) return undefined;
  const blind = played.month === undefined && held.some(({ months }) => months !== undefined);
  const found = blind ? undefined : held.find((one) => isHeld(one, country, played));
  return found?.surface ?? 'unknown';
}

/** Shorter city names also occur as words in other names: "Vic", "Zug". */
const SHORTEST = 4;
const MOST_WORDS = 4;

/** The city in a tournament's name ("Livesport Prague Open"); undefined if there is none. */
export function cityIn(tournament: string): string | undefined {
  const words = plainWords(tournament).split(' ');
  for (let length = MOST_WORDS; length >= 1; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const city = words.slice(at, at + length).join(' ');
      if (city.length >= SHORTEST && heldAt(city)) return city;
    }
  }
  return undefined;
}
