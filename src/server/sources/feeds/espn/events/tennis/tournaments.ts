import type { CourtSurface } from '#domain/events/tennisMatch.ts';
import { withoutAccents } from '#domain/plainLetters.ts';

/**
 * Surfaces of the tours' tournaments by what feeds call them (city, usual name or sponsor's name), as played in the
 * 2020s: from general knowledge, since no feed names them. The first that fits counts. A tournament that is not here
 * has no surface, and the forecast then says so.
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
  /rabat|lalla meryem/,
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
  /national bank open|canadian open|toronto|montreal/,
  /cincinnati|western & southern/,
  /shanghai/,
  /paris/,
  /atp finals|nitto|wta finals|next gen/,
  /united cup|brisbane|adelaide|hobart|auckland|asb classic|canberra/,
  /hong kong|montpellier|occitanie|rotterdam|abn amro|dallas|marseille|open 13/,
  /doha|qatar|dubai|abu dhabi|delray|acapulco|mexican|abierto|los cabos/,
  /washington|\bciti\b|mubadala|winston|cleveland|tennis in the land|san diego|monterrey|merida|guadalajara/,
  /austin|atx|cluj|transylvania|limoges|angers/,
  /chengdu|hangzhou|tokyo|japan open|pan pacific|beijing|china open|wuhan|ningbo|guangzhou|zhengzhou/,
  /jiujiang|jiangxi|seoul|korea open|osaka|singapore|hua hin|thailand|chennai|almaty|astana/,
  /stockholm|nordic|antwerp|european open|brussels|vienna|erste|basel|swiss indoors|metz|moselle|belgrade|sofia/,
];

const SURFACES: readonly (readonly [CourtSurface, readonly RegExp[]])[] = [
  ['grass', GRASS],
  ['clay', CLAY],
  ['hard', HARD],
];

/** Lower case without accents, quotes straight: "Libéma Open" → "libema open". */
const plain = (name: string): string => withoutAccents(name).toLowerCase().replace(/[’`]/g, "'");

/** Surface of a tournament by its name; undefined where it is not known. */
export function surfaceOf(tournament: string, women: boolean): CourtSurface | undefined {
  const name = plain(tournament);
  // Stuttgart's men play on grass, its women on clay.
  if (name.includes('stuttgart')) return women ? 'clay' : 'grass';
  return SURFACES.find(([, names]) => names.some((one) => one.test(name)))?.[0];
}

/** The four majors: Australian Open, French Open, Wimbledon, US Open. Their juniors' and other side events are none. */
export const isMajor = (tournament: string): boolean =>
  /^(the )?(australian open|french open|roland[- ]garros|wimbledon|u\.?s\.? open)\b(?!.*(junior|wheelchair|series))/.test(
    plain(tournament).replace(/^(\d{4}|men'?s|women'?s) /, ''),
  );

/** Sets to be won out of: men play best of five in the main draw of the majors, all others best of three. */
export const bestOfAt = (
  tournament: string,
  { women, round }: { readonly women: boolean; readonly round?: string | undefined },
): 3 | 5 => (!women && isMajor(tournament) && !/qualif/i.test(round ?? '') ? 5 : 3);

/** Tour a tournament is of, as readers know it. */
export function tourOf(tournament: string, women: boolean): string {
  const name = plain(tournament);
  if (/davis cup/.test(name)) return 'Davis Cup';
  if (/billie jean king|fed cup/.test(name)) return 'Billie Jean King Cup';
  if (/challenger/.test(name)) return 'ATP Challenger';
  if (/\bitf\b|\b[mw](15|25|35|50|75|100)\b/.test(name)) return women ? 'ITF Women' : 'ITF Men';
  return women ? 'WTA Tour' : 'ATP World Tour';
}
