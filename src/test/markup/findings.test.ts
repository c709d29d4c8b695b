import { expect, test } from 'vitest';
import { findings } from './findings.ts';

const page = (body: string, { head = '', after = '' } = {}): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body><main><h1>A page</h1>${body}</main></body></html>${after}`;

test('a valid page has no finding', async () => {
  const policy = '<meta http-equiv="content-security-policy" content="default-src \'self\'">';
  const fold = '<details><summary><h2>More</h2> <span>of it</span></summary><p>It</p></details>';
  const table =
    '<div role="table"><table role="presentation"><tr role="row"><td role="cell">1</td></tr></table></div>';
  expect(await findings(page(fold + table, { head: policy, after: '\n<!-- end -->' }))).toEqual([]);
});

test.each([
  ['a script after the end', page('', { after: '<script src="/a.js"></script>' }), 'after </html>'],
  [
    'a rule for caches',
    page('', { head: '<meta http-equiv="cache-control" content="max-age=3600">' }),
    'http-equiv="cache-control"',
  ],
  [
    'an expiry',
    page('', { head: '<meta http-equiv="expires" content="0">' }),
    'http-equiv="expires"',
  ],
  [
    'a block in a fold’s line',
    page('<details><summary><div>More</div></summary>It</details>'),
    '<div> in <summary>',
  ],
  [
    'a heading within a span',
    page('<details><summary><span><h4>More</h4></span></summary>It</details>'),
    '<h4> in <summary>',
  ],
  ['a style in the middle', page('<p>One</p><style>p{color:red}</style>'), '<style> in the body'],
  [
    'a style first in its element',
    page('<div><style>p{color:red}</style></div>'),
    '<style> in the body',
  ],
  ['a time that is none', page('<time></time>'), '<time> without datetime'],
  [
    'roles in a real table',
    page('<table role="table"><tr role="row"><td>1</td></tr></table>'),
    'role on <tr>',
  ],
  [
    'a wrong autofill name',
    page('<label for="a">A</label><input id="a" type="tel" autocomplete="tel-national">'),
    'valid-autocomplete',
  ],
  ['an id twice', page('<p id="a"></p><p id="a"></p>'), 'no-dup-id'],
])('%s is found', async (_, html, finding) => {
  expect((await findings(html)).join('\n')).toContain(finding);
});
