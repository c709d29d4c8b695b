import { cityIn } from './cities.ts';
import { plainWords } from './plainWords.ts';

/** Months 1–12, both included, when a city hosts a WTA 125 and nothing higher. */
type Months = readonly [first: number, last: number];
const ANY: Months = [1, 12];

/**
 * Tournaments of the WTA 125 series since 2024 by city, from general knowledge: feeds list them on the WTA's board and
 * seldom say so.
 */
const CITIES: ReadonlyMap<string, Months> = new Map(
  Object.entries<Months>({
    angers: ANY,
    antalya: ANY,
    bastad: ANY,
    birmingham: [5, 8],
    'buenos aires': ANY,
    'caldas da rainha': ANY,
    cali: ANY,
    canberra: ANY,
    cancun: [1, 9],
    chicago: ANY,
    colina: ANY,
    concord: ANY,
    contrexeville: ANY,
    evansville: ANY,
    florianopolis: ANY,
    foggia: ANY,
    gaiba: ANY,
    grado: ANY,
    huzhou: ANY,
    ilkley: ANY,
    jinan: ANY,
    'la bisbal': ANY,
    'la bisbal d emporda': ANY,
    limoges: ANY,
    lleida: ANY,
    ljubljana: ANY,
    makarska: ANY,
    mallorca: [8, 12],
    midland: ANY,
    montevideo: ANY,
    montreux: ANY,
    mumbai: ANY,
    newport: ANY,
    manila: ANY,
    oeiras: ANY,
    palermo: ANY,
    parma: [4, 6],
    paris: [5, 5],
    porto: ANY,
    'puerto vallarta': ANY,
    queretaro: ANY,
    rende: ANY,
    reus: ANY,
    'rio de janeiro': ANY,
    rome: [6, 12],
    'saint malo': ANY,
    samsun: ANY,
    'san sebastian': ANY,
    suzhou: ANY,
    tampico: ANY,
    tolentino: ANY,
    valencia: ANY,
    vancouver: ANY,
    vic: ANY,
    warsaw: ANY,
  }),
);

/** Names of such tournaments that do not contain their city. */
const NAMES =
  /open bls|clarins|catalonia open|veneto open|megasaray|argentina open wta|mundotenis|copa oster|philippine/i;

/** Whether a women's tournament belongs to the WTA 125 series, also written 125K and 125s. */
export function isWta125(
  { tournament, city }: { readonly tournament: string; readonly city?: string | undefined },
  month: number | undefined,
): boolean {
  if (/\b125(k|s)?\b/i.test(tournament)) return true;
  if (/roland|french open/i.test(tournament)) return false;
  const [first, last] = CITIES.get(plainWords(city ?? cityIn(tournament) ?? '')) ?? [0, 0];
  const inSeason =
    month === undefined ? last - first === ANY[1] - ANY[0] : month >= first && month <= last;
  return (first > 0 && inSeason) || NAMES.test(tournament);
}
