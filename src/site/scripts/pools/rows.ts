import type { PoolRow } from '#domain/season/pools/poolRows.ts';

const cell = (kind: 'th' | 'td', text = ''): HTMLTableCellElement => {
  const made = document.createElement(kind);
  made.textContent = text;
  return made;
};

/** A row of a pool's table, as PoolTable.tsx draws it: a cell's class is that of the same column before. */
function rowOf({ name, line, cells, game }: PoolRow, classes: readonly string[]): HTMLElement {
  const row = document.createElement('tr');
  row.dataset.game = String(game);
  const head = cell('th');
  head.scope = 'row';
  const strong = document.createElement('b');
  strong.textContent = name;
  const small = document.createElement('small');
  small.textContent = line;
  head.append(strong, small);
  const rest = cells.map((text, column) => {
    const made = cell('td', text);
    made.className = classes[column] ?? '';
    return made;
  });
  row.append(head, ...rest);
  return row;
}

/** The rows of one of the page's tables. */
export function poolTableRows(part: string) {
  const body = document.querySelector(`[data-pool-rows="${part}"]`);
  const before = [...(body?.children ?? [])];
  const classes = [...(before[0]?.querySelectorAll('td') ?? [])].map(({ className }) => className);
  return {
    show: (rows: readonly PoolRow[]): void =>
      body?.replaceChildren(...rows.map((row) => rowOf(row, classes))),
    /** As the page came. */
    restore: (): void => body?.replaceChildren(...before),
  };
}
