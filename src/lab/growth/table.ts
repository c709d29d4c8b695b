import type { BookPrices, PricedDay } from './books.ts';
import type { Size } from './sizes.ts';
import type { Stages } from './timed.ts';

const YEAR = 365;
/** Tables whose rows are deleted later, and after how long. */
const BOUNDED: Readonly<Record<string, string>> = {
  refresh_runs: '90 days',
  builds: '90 days',
  weather: '45 days',
  player_news: '400 days',
  slates: '6 hours',
  slate_entries: '6 hours',
  slate_events: '6 hours',
  slate_event_predictions: '6 hours',
  slate_answers: 'two runs',
  refresh_requests: 'a day',
};

const OF_PLAYERS = /^player|^team_rosters$|^game_line_ups$/;
/** Bytes that a year of players may take. */
const PLAYERS_AIM = 2e9;

const column = (text: string | number, width: number): string => String(text).padStart(width);
const size = (bytes: number): string =>
  bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

/** Rows and bytes by table: after a year, and added permanently per day. */
export function growthTable(before: readonly Size[], after: readonly Size[]): string {
  const was = new Map(before.map((one) => [one.table, one]));
  const grown = after.map(({ table, rows, bytes }) => ({
    table,
    rows,
    bytes,
    rowsADay: Math.max(0, rows - (was.get(table)?.rows ?? 0)) / YEAR,
    bytesADay: Math.max(0, bytes - (was.get(table)?.bytes ?? 0)) / YEAR,
  }));
  const players = grown.filter(({ table }) => OF_PLAYERS.test(table));
  const kept = grown.filter(({ table }) => BOUNDED[table] === undefined);
  const total = (of: (one: (typeof grown)[number]) => number, list = grown) =>
    list.reduce((sum, one) => sum + of(one), 0);
  return [
    `${'table'.padEnd(26)}${column('rows', 10)}${column('size', 11)}${column('rows a day', 12)}${column('a day', 11)}  kept`,
    ...grown.map(({ table, rows, bytes, rowsADay, bytesADay }) => {
      const bound = BOUNDED[table];
      const aDay = bound
        ? `${column('–', 12)}${column('–', 11)}`
        : `${column(rowsADay.toFixed(1), 12)}${column(size(bytesADay), 11)}`;
      return `${table.padEnd(26)}${column(rows, 10)}${column(size(bytes), 11)}${aDay}  ${bound ?? 'for good'}`;
    }),
    `${'all, after a year'.padEnd(26)}${column(
      total(({ rows }) => rows),
      10,
    )}${column(size(total(({ bytes }) => bytes)), 11)}${column(total(({ rowsADay }) => rowsADay, kept).toFixed(0), 12)}${column(size(total(({ bytesADay }) => bytesADay, kept)), 11)}`,
    `${'of that players'.padEnd(26)}${column('', 10)}${column(size(total(({ bytes }) => bytes, players)), 11)}  (aim: at most ${size(PLAYERS_AIM)})`,
  ].join('\n');
}

/** Times of a run's stages without a history and with a year's, ms. */
export const timesTable = (empty: Stages, year: Stages): string =>
  [
    '',
    `${'ms, median'.padEnd(26)}${column('no history', 12)}${column('a year', 10)}${column('ratio', 8)}`,
    ...Object.entries(empty).map(([stage, ms]) => {
      const later = year[stage] ?? 0;
      return `${stage.padEnd(26)}${column(ms.toFixed(0), 12)}${column(later.toFixed(0), 10)}${column((later / ms).toFixed(2), 8)}`;
    }),
  ].join('\n');

/** What ten books' prices take, of days written whole. */
export function pricedDaysText(days: readonly PricedDay[]): string {
  // The first days make room that the later ones use again.
  const middle = Math.floor(days.length / 2);
  const first = days[middle];
  const last = days.at(-1);
  if (!first || !last) return '';
  const between = days.length - 1 - middle;
  const aDay = (of: (prices: BookPrices) => number): number =>
    (of(last.after) - of(first.after)) / between;
  const rows = aDay(({ table }) => table);
  const keys = aDay(({ index }) => index);
  return [
    '',
    'ten books read every minute, days written change by change and thinned:',
    `${column('games', 8)}${column('changes', 10)}${column('stay', 8)}${column('thinned in', 12)}${column('rows', 11)}${column('index', 11)}`,
    ...days.map(
      ({ games, changes, stay, thinMs, after }) =>
        `${column(games, 8)}${column(changes, 10)}${column(stay, 8)}${column(`${thinMs.toFixed(0)} ms`, 12)}${column(size(after.table), 11)}${column(size(after.index), 11)}`,
    ),
    `a day adds ${size(rows)} of rows and ${size(keys)} of index: ${size(YEAR * (rows + keys))} a year`,
  ].join('\n');
}

/** The same of a year, of which most days were written thin. */
export function pricesText({ rows, table, index }: BookPrices): string {
  const all = table + index;
  return `a year of prices, most days written thin: ${rows} rows, ${size(table)} and ${size(index)} of index (${(all / rows).toFixed(0)} bytes each)`;
}
