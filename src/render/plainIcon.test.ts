import Building from 'lucide-react/icons/building-2';
import X from 'lucide-react/icons/x';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import plainIcon from './plainIcon.ts';

const BUILDING = {
  name: 'building-complex',
  size: 24,
  aliases: ['building-2'],
  node: [
    ['path', { d: 'M10 12h4', key: 'a54d6e' }],
    ['path', { d: 'M10 8h4', key: '1sr2af' }],
    ['path', { d: 'M14 21v-3a2 2 0 0 0-4 0v3', key: '1rgiei' }],
    [
      'path',
      { d: 'M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2', key: 's6' },
    ],
    ['path', { d: 'M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16', key: '16ra0t' }],
  ],
} as const;
const CROSS = {
  name: 'x',
  size: 24,
  node: [
    ['path', { d: 'M18 6 6 18', key: '1bl5f8' }],
    ['path', { d: 'm6 6 12 12', key: 'd8bk6v' }],
  ],
} as const;

test.each([
  [BUILDING.name, Building, plainIcon(BUILDING)],
  [CROSS.name, X, plainIcon(CROSS)],
])('%s is drawn as lucide-react draws it', (_, Theirs, Ours) => {
  for (const props of [{}, { className: 'icon' }, { className: 'icon', 'aria-hidden': true }]) {
    expect(renderToStaticMarkup(createElement(Ours, props))).toBe(
      renderToStaticMarkup(createElement(Theirs, props)),
    );
  }
});
