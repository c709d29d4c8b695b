import type { CourtSurface } from '#domain/events/tennisMatch.ts';
import { withoutAccents } from '#domain/words/plainLetters.ts';
import { cityIn, type PlayedWhen, surfaceAt } from './cities.ts';
import { isWta125 } from './wta125.ts';

/**
 * Surfaces of tournaments by their usual or sponsor's names, as played in the 2020s: from general knowledge, since no feed names
 * them. The first match counts. Cities are in cities.ts. A tournament in neither has no surface, and the forecast says so.
 */
const GRASS = [
  /wimbledon/,
  /\bqueen'?s\b|cinch championships|hsbc championships/,
  /\bhalle\b|terra wortmann/,
  /hertogenbosch|libema|rosmalen/,
  /boss open|mercedescup/,
  /eastbourne|rothesay international/,
  /mallorca/,
  /nottingham|rothesay open/,
  /birmingham|rothesay classic|lexus birmingham/,
  /bad homburg/,
  /berlin|bett1open|ecotrans/,
  /newport|hall of fame/,
  /surbiton|ilkley/,
];

const CLAY = [
  /roland[- ]garros|french open/,
  /monte[- ]carlo/,
  /madrid/,
  /\brom[ae]\b|internazionali|italian open/,
  /barcelona|conde de godo/,
  /houston|clay court/,
  /marrakech|hassan/,
  /munich|bmw open/,
  /bucharest|tiriac/,
  /estoril|cascais/,
  /geneva|gonet/,
  /hamburg|bitpanda/,
  /kitzbuhel|generali open/,
  /gstaad|swiss open/,
  /bastad|nordea|swedish open/,
  /umag|croatia open/,
  /buenos aires|argentina open/,
  /\brio\b/,
  /santiago|chile open/,
  /cordoba/,
  /charleston|credit one/,
  /stuttgart|porsche/,
  /strasbourg/,
  /rabat|lalla meryem|morocco open/,
  /bogota|colsanitas/,
  /\biasi\b/,
  /palermo/,
  /lausanne/,
  /budapest|hungarian/,
  /rouen/,
  /parma|contrexeville|bol open|saint[- ]malo/,
];

const HARD = [
  /australian open/,
  /\bu\.?s\.? open\b/,
  /bnp paribas open|indian wells/,
  /miami/,
  /national bank open|omnium banque|canadian open|canada masters|toronto|montreal/,
  /cincinnati|western & southern/,
  /shanghai/,
  /paris/,
  /(atp|tour|wta) finals|nitto|next ?gen|elite trophy|laver cup/,
  /united cup|atp cup|brisbane|adelaide|hobart|auckland|asb classic|canberra/,
  /hong kong|montpellier|occitanie|rotterdam|abn amro|dallas|marseille|open 13/,
  /doha|qatar|dubai|abu dhabi|delray|acapulco|mexican|abierto|los cabos/,
  /washington|\bciti\b|\bdc open\b|mubadala|mifel|telcel|winston|cleveland|tennis in the land|san diego|monterrey|merida|guadalajara/,
  /hellenic|jasmin|slovenia open|philippine|\bsp open\b/,
  /austin|atx|cluj|transylvania|limoges|angers/,
  /chengdu|hangzhou|tokyo|japan open|pan pacific|beijing|china open|wuhan|ningbo|guangzhou|zhengzhou/,
  /jiujiang|jiangxi|seoul|korea open|osaka|singapore|hua hin|thailand|chennai|almaty|astana/,
  /stockholm|nordic|antwerp|brussels|vienna|erste|basel|swiss indoors|metz|moselle|belgrade|sofia/,
];

const SURFACES: readonly (readonly [CourtSurface, readonly RegExp[]])[] = [
  ['grass', GRASS],
  ['clay', CLAY],
  ['hard', HARD],
];

/** Lower case without accents, quotes straight: "Libéma Open" → "libema open". */
const plain = (name: string): string => withoutAccents(name).toLowerCase().replace(/[’`]/g, "'");

/** Olympic tennis: clay at Roland Garros in 2024, hard elsewhere since 2016. */
const olympicSurface = (name: string): CourtSurface => (/paris|2024/.test(name) ? 'clay' : 'hard');

/** Surface by the tournament's name only; undefined if unknown. */
function surfaceOfName(tournament: string, played: PlayedWhen): CourtSurface | undefined {
  const name = plain(tournament);
  // Stuttgart's men play on grass, its women on clay.
  if (name.includes('stuttgart')) return played.women ? 'clay' : 'grass';
  const named = SURFACES.find(([, names]) => names.some((one) => one.test(name)))?.[0];
  const found = named ?? surfaceAt({ city: cityIn(tournament) }, played);
  return found === 'unknown' ? undefined : found;
}

/** A tournament by its name in a feed, and its city if given. */
interface Held {
  readonly tournament: string;
  readonly city?: string | undefined;
  readonly country?: string | undefined;
}

/**
 * Surface of a tournament: by its city's courts, else by its name; undefined if neither is known. Nations choose anew for each
 * tie, except for the finals, which are played on hard courts.
 */
export function tournamentSurface(
  { tournament, city, country }: Held,
  played: PlayedWhen,
): CourtSurface | undefined {
  const tour = tournamentTour({ tournament }, played);
  if (tour === OLYMPICS) return olympicSurface(plain(`${tournament} ${city ?? ''}`));
  if (NATIONS.has(tour)) return /final/.test(plain(tournament)) ? 'hard' : undefined;
  if (isMajor(tournament)) return surfaceOfName(tournament, played);
  const local = surfaceAt({ city, country }, played);
  return local === undefined || local === 'unknown' ? surfaceOfName(tournament, played) : local;
}

/** The four majors: Australian Open, French Open, Wimbledon, US Open, without junior and other side events. */
const isMajor = (tournament: string): boolean =>
  /^(the )?(australian open|french open|roland[- ]garros|wimbledon|u\.?s\.? open)\b(?!.*(junior|wheelchair|series))/.test(
    plain(tournament).replace(/^(\d{4}|men'?s|women'?s) /, ''),
  );

/** Maximum number of sets: men play best of five in the majors' main draw, all others best of three. */
export const bestOfAt = (
  tournament: string,
  { women, round }: { readonly women: boolean; readonly round?: string | undefined },
): 3 | 5 => (!women && isMajor(tournament) && !/qualif/i.test(round ?? '') ? 5 : 3);

const OLYMPICS = 'Olympics';
const DAVIS_CUP = 'Davis Cup';
const KING_CUP = 'Billie Jean King Cup';
const NATIONS: ReadonlySet<string> = new Set([DAVIS_CUP, KING_CUP]);

/** A tournament's tour, by the name that readers know. */
export function tournamentTour({ tournament, city }: Held, { women, month }: PlayedWhen): string {
  const name = plain(tournament);
  if (/olympic/.test(name)) return OLYMPICS;
  if (/davis cup/.test(name)) return DAVIS_CUP;
  if (/billie jean king|fed cup|\bbjk\b/.test(name)) return KING_CUP;
  if (/united cup/.test(name)) return 'United Cup';
  if (/laver cup/.test(name)) return 'Laver Cup';
  if (/hopman cup/.test(name)) return 'Hopman Cup';
  if (/challenger/.test(name)) return 'ATP Challenger';
  if (/\bitf\b|\b[mw](15|25|35|50|75|100)\b/.test(name)) return women ? 'ITF Women' : 'ITF Men';
  if (!women) return 'ATP World Tour';
  return isWta125({ tournament, city }, month) ? 'WTA 125' : 'WTA Tour';
}
