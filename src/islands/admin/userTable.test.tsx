import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NO_FILTERS } from '#client/admin/asked.ts';
import { UserTable } from './UserTable.tsx';

const USER = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  phoneNumber: '(•••) •••-0137',
  isAdmin: false,
  banned: false,
  tosAccepted: true,
  tosAcceptedAt: '2025-11-02T14:14:00Z',
  tosIpAddress: '203.0.113.24',
  subscriptionStatus: 'active',
  subscriptionTier: 'yearly',
  createdAt: '2025-11-02T14:14:00Z',
} as const;

/** Its look on a phone, of blocks, takes a table's own roles from it in some browsers. */
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
        ['TABLE', 'table'],
        ['TR', 'row'],
        ['TD', 'cell'],
        ['TH', heads],
      ]).get(part.tagName) ?? 'rowgroup';
    expect(part.getAttribute('role'), part.tagName).toBe(role);
  }
});
