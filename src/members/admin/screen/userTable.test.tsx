import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LISTED_USER } from '#test/listedUserExample.ts';
import { NO_FILTERS } from './asked.ts';
import { UserTable } from './UserTable.tsx';

const USER = { ...LISTED_USER, phoneNumber: '(•••) •••-0137' };

/** On a phone its display as blocks removes a table's own roles in some browsers. */
test.each([
  ['loaded', { users: [USER], total: 1, first: 1, next: undefined, filters: NO_FILTERS }],
  ['on its way', undefined],
])('a table that is %s names the role of each of its parts', (_, page) => {
  const root = parse(renderToStaticMarkup(<UserTable page={page} />));
  const parts = root.querySelectorAll('table, thead, tbody, tr, th, td');
  expect(parts.length).toBeGreaterThan(15);
  for (const part of parts) {
    const heads = part.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader';
    const role =
      new Map([
        // The element around it is the table.
        ['TABLE', 'presentation'],
        ['TR', 'row'],
        ['TD', 'cell'],
        ['TH', heads],
      ]).get(part.tagName) ?? 'rowgroup';
    expect(part.getAttribute('role'), part.tagName).toBe(role);
  }
  const table = root.querySelector('div[role="table"] > table');
  expect(table?.parentNode.getAttribute('aria-labelledby')).toBe(
    table?.querySelector('caption')?.id,
  );
});
