import { type FetchJsonOptions, fetchJson } from '../reading/fetchJson.ts';
import { firstItems, type Parsed, refusedItem } from '../reading/items.ts';
import { SourceError } from '../source.ts';
import { type AskedRound, otherRound, otherTable } from './ofSeason.ts';
import { type Round, readRound } from './round.ts';
import { answerSchema, jolpicaRaceSchema } from './schema.ts';
import { readJolpicaSheet, type Sheet } from './sheet.ts';

interface JolpicaOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://api.jolpi.ca */
  readonly baseUrl?: string | undefined;
}

/** Formula 1 calendars, entry lists and results. Every call rejects with a SourceError without an answer. */
export interface Jolpica {
  calendar(season: number): Promise<readonly Parsed<Round>[]>;
  /** Undefined until the session has rows. */
  sheet(round: Round, session: SheetSession): Promise<Sheet | undefined>;
  /** Drivers of the latest race with a result. */
  lineup(): Promise<Sheet | undefined>;
}

/** Sessions for which the feed has rows, and the names of their lists. */
const LISTS = {
  qualifying: 'QualifyingResults',
  results: 'Results',
  sprint: 'SprintResults',
} as const;
export type SheetSession = keyof typeof LISTS;

const BASE_URL = 'https://api.jolpi.ca';

export function jolpica({ baseUrl = BASE_URL, ...http }: JolpicaOptions = {}): Jolpica {
  async function races(path: string, asked: AskedRound): Promise<readonly unknown[]> {
    // Pages hold 30 rows unless asked for more, 100 at most.
    const url = new URL(`/ergast/f1/${path}.json?limit=100`, baseUrl);
    const shape = answerSchema.safeParse(await fetchJson(url, http));
    if (!shape.success) throw new SourceError(`${url.host}${url.pathname} sent no list of races`);
    const other = otherTable(shape.data, asked);
    if (other !== undefined) throw new SourceError(`${url.host}${url.pathname} ${other}`);
    return firstItems(shape.data.MRData.RaceTable.Races).items;
  }

  async function sheet(path: string, session: SheetSession, asked: AskedRound) {
    const [race] = await races(`${path}/${session}`, asked);
    const shape = jolpicaRaceSchema.safeParse(race);
    const other = shape.success ? otherRound(shape.data, asked) : undefined;
    if (other !== undefined) throw new SourceError(`${path}/${session} ${other}`);
    const rows = shape.data?.[LISTS[session]] ?? [];
    const read = readJolpicaSheet(rows);
    return read.cars.length > 0 ? read : undefined;
  }

  return {
    async calendar(season) {
      return (await races(`${season}/races`, { season })).map((race) => {
        const shape = jolpicaRaceSchema.safeParse(race);
        if (!shape.success) return refusedItem('not a race');
        const other = otherRound(shape.data, { season });
        return other === undefined ? readRound(shape.data) : refusedItem(other);
      });
    },
    sheet: ({ season, round }, session) => sheet(`${season}/${round}`, session, { season, round }),
    lineup: () => sheet('current/last', 'results', {}),
  };
}
