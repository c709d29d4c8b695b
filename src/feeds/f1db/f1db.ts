import type { SheetSession } from '../jolpica/jolpica.ts';
import type { Sheet } from '../jolpica/sheet.ts';
import { triedAsk } from '../reading/askAll.ts';
import { type FetchJsonOptions, fetchJson, fetchText } from '../reading/fetchJson.ts';
import { usableList } from '../reading/fields.ts';
import { SourceError } from '../source.ts';
import { f1dbRaceSchema, f1dbRowSchema, folderSchema, readYaml } from './schema.ts';
import { readF1dbSheet } from './sheet.ts';

interface F1dbOptions extends Omit<FetchJsonOptions, 'signal'> {
  /** Default https://api.github.com for the list of races and https://raw.githubusercontent.com for the rest. */
  readonly baseUrl?: string | undefined;
}

/** Formula 1 results as published by f1db. Every call rejects with a SourceError without an answer. */
export interface F1db {
  /** The sheet of the weekend around an instant; undefined if the season has none. */
  sheet(instant: string, session: SheetSession): Promise<Sheet | undefined>;
  /** The drivers of the latest race before an instant that has a result. */
  lineup(now: Date): Promise<Sheet | undefined>;
}

export const LIST_URL = 'https://api.github.com';
const FILES_URL = 'https://raw.githubusercontent.com';
const DAY_MS = 86_400_000;
/** Largest distance of a session from its race; the next weekend is a week away. */
const WEEKEND_MS = 3.5 * DAY_MS;

const FILES: Readonly<Record<SheetSession, string>> = {
  qualifying: 'qualifying-results',
  results: 'race-results',
  sprint: 'sprint-race-results',
};

const folders = usableList(folderSchema);
const rows = usableList(f1dbRowSchema);

/**
 * f1db's files in its public repository: its releases are redirects, which we refuse. A season's races are listed once per run,
 * and found by the dates in their files: a handful of requests. Data: CC BY 4.0, credited where shown.
 */
export function f1db({ baseUrl, ...http }: F1dbOptions = {}): F1db {
  const lists = new Map<number, Promise<readonly string[]>>();
  const days = new Map<string, Promise<number>>();

  const pathOf = (season: number): string => `src/data/seasons/${season}/races`;

  async function readList(season: number): Promise<readonly string[]> {
    const url = new URL(`/repos/f1db/f1db/contents/${pathOf(season)}`, baseUrl ?? LIST_URL);
    const names = (folders.parse(await fetchJson(url, http)) ?? []).map(({ name }) => name);
    if (names.length === 0)
      throw new SourceError(`${url.host}${url.pathname} sent no list of races`);
    return names.toSorted();
  }

  async function read(season: number, folder: string, file: string): Promise<unknown> {
    const path = `/f1db/f1db/main/${pathOf(season)}/${folder}/${file}.yml`;
    return readYaml(await fetchText(new URL(path, baseUrl ?? FILES_URL), http));
  }

  async function readDay(season: number, folder: string): Promise<number> {
    const shape = f1dbRaceSchema.safeParse(await read(season, folder, 'race'));
    if (!shape.success) throw new SourceError(`f1db ${season} ${folder} has no date`);
    return Date.parse(shape.data.date);
  }

  /** Requested once, whatever the result. */
  function once<K, T>(known: Map<K, Promise<T>>, key: K, ask: () => Promise<T>): Promise<T> {
    const asked = known.get(key) ?? ask();
    known.set(key, asked);
    return asked;
  }

  const listOf = (season: number) => once(lists, season, () => readList(season));
  const dayOf = (season: number, folder: string) =>
    once(days, `${season}/${folder}`, () => readDay(season, folder));

  /** Number of a season's races, in order, held before an instant. */
  async function heldBefore(season: number, names: readonly string[], at: number): Promise<number> {
    let [low, high] = [0, names.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const day = await dayOf(season, names[middle] ?? '');
      if (day < at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  async function sheetOf(season: number, folder: string, session: SheetSession) {
    const sheet = readF1dbSheet(rows.parse(await read(season, folder, FILES[session])) ?? []);
    return sheet.cars.length > 0 ? sheet : undefined;
  }

  return {
    async sheet(instant, session) {
      const at = Date.parse(instant);
      const season = new Date(at).getUTCFullYear();
      const names = await listOf(season);
      const folder = names[await heldBefore(season, names, at - WEEKEND_MS)];
      if (folder === undefined) return undefined;
      const day = await dayOf(season, folder);
      return Math.abs(day - at) <= WEEKEND_MS ? sheetOf(season, folder, session) : undefined;
    },
    async lineup(now) {
      const season = now.getUTCFullYear();
      const names = await listOf(season);
      const held = names.slice(0, await heldBefore(season, names, now.getTime())).toReversed();
      // The latest one's result may still be to come.
      const [latest, before] = held;
      if (latest === undefined) return undefined;
      const sheet = await triedAsk(() => sheetOf(season, latest, 'results'));
      if (sheet.ok && sheet.value) return sheet.value;
      return before === undefined ? undefined : sheetOf(season, before, 'results');
    },
  };
}
