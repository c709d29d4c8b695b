import { UNDER_WAY } from '#domain/game/stateText.ts';
import { keepFocus } from '../../keepFocus.ts';
import { byCardStart, hasCardBegun } from './begun.ts';
import { putInOrder } from './putInOrder.ts';

const ROW = 'tr[data-start]';

const rowsIn = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>(ROW)];

/** The row above a row's group, which names a day or says that they are under way. */
function headingOf(row: Element): HTMLTableRowElement | undefined {
  const [first] = row.closest('tbody')?.rows ?? [];
  return first?.matches(ROW) ? undefined : first;
}

const dayOf = (heading: Element) => heading.querySelector<HTMLElement>('[data-day]')?.dataset.day;

function underWay(like: HTMLElement): HTMLElement {
  const heading = like.cloneNode(true) as HTMLElement;
  const word = document.createElement('b');
  word.textContent = UNDER_WAY;
  heading.querySelector('th')?.replaceChildren(word);
  return heading;
}

/** Fills a table with groups of rows, each below its heading. */
function fill(table: HTMLElement, rows: readonly (readonly [HTMLElement, HTMLElement])[]): void {
  const bodies = [...table.querySelectorAll('tbody')];
  const [like] = bodies;
  let last: { readonly heading: HTMLElement; readonly body: Node } | undefined;
  for (const [row, heading] of rows) {
    if (!last || last.heading !== heading) {
      const body = like?.cloneNode() ?? document.createElement('tbody');
      body.appendChild(heading.cloneNode(true));
      table.append(body);
      last = { heading, body };
    }
    last.body.appendChild(row);
  }
  for (const body of bodies) body.remove();
}

/** Moves the rows of begun games out of their day, into the last group; the first table keeps its number of rows. */
function regroup(part: HTMLElement, tables: readonly HTMLElement[], now: Date): void {
  const rows = tables.flatMap(rowsIn);
  const isOpen = (row: HTMLElement) => !hasCardBegun(row, now);
  const inDay = (row: HTMLElement) => dayOf(headingOf(row) ?? row) !== undefined;
  const [like] = rows.flatMap((row) => headingOf(row) ?? []);
  if (!like || rows.every((row) => isOpen(row) || !inDay(row))) return;
  const giveFocusBack = keepFocus(part);
  const days = new Map<string | undefined, HTMLElement>([[undefined, underWay(like)]]);
  for (const row of rows.filter(isOpen)) {
    const heading = headingOf(row);
    const day = heading && dayOf(heading);
    if (heading && !days.has(day)) days.set(day, heading);
  }
  const ordered = [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row)).sort(byCardStart)];
  const placed = ordered.flatMap((row) => {
    const heading = days.get(isOpen(row) ? dayOf(headingOf(row) ?? row) : undefined);
    return heading ? [[row, heading] as const] : [];
  });
  let from = 0;
  for (const [table, count] of tables.map((each) => [each, rowsIn(each).length] as const)) {
    fill(table, placed.slice(from, from + count));
    from += count;
  }
  giveFocusBack();
}

/** Puts the rows of a part's tables into their order at a time. */
export function orderRows(part: HTMLElement, now: Date, todayFirst: boolean): void {
  const tables = [...part.querySelectorAll('table')].filter((table) => table.querySelector(ROW));
  const rows = tables.flatMap(rowsIn);
  if (rows.some(headingOf)) regroup(part, tables, now);
  else putInOrder(part, rows, now, todayFirst);
}
