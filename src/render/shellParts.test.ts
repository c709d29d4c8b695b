import { expect, test } from 'vitest';
import { frameOf, markedPart, shellPart, withPart } from './shellParts.ts';

const PAGE = `<head>${markedPart('head', '<title>Old</title>')}</head><body>${markedPart('sample', '')}${markedPart('page', 'old')}</body>`;

test('a part is read and replaced, the rest stays', () => {
  expect(shellPart(PAGE, 'head')).toBe('<title>Old</title>');
  expect(shellPart(PAGE, 'sample')).toBe('');
  const next = withPart(withPart(PAGE, 'page', 'new'), 'sample', '<aside></aside>');
  expect(shellPart(next, 'page')).toBe('new');
  expect(shellPart(next, 'sample')).toBe('<aside></aside>');
  expect(shellPart(next, 'head')).toBe('<title>Old</title>');
  expect(next.replaceAll(/<!--.*?-->/g, '')).toBe(
    '<head><title>Old</title></head><body><aside></aside>new</body>',
  );
});

test('what is put in stays as it is, dollars too', () => {
  expect(shellPart(withPart(PAGE, 'page', "$& costs $' and $1"), 'page')).toBe(
    "$& costs $' and $1",
  );
});

test('a page of other sources, without the part, is refused', () => {
  expect(() => shellPart('<html></html>', 'page')).toThrow('"page"');
  expect(() => withPart('<!--/page--><!--page-->', 'page', 'new')).toThrow('"page"');
});

test('a frame takes the parts of one page after another', () => {
  const frame = frameOf(PAGE, ['head', 'sample', 'page']);
  const own = { head: '<title>A</title>', sample: '', page: Buffer.from('–$&') };
  expect(frame(own).toString()).toBe(withPart(withPart(PAGE, 'head', own.head), 'page', '–$&'));
  const other = { head: '<title>B</title>', sample: '<aside></aside>', page: '<!--page-->' };
  expect(shellPart(frame(other).toString(), 'sample')).toBe('<aside></aside>');
  expect(shellPart(frame(other).toString(), 'page')).toBe('<!--page-->');
  expect(() => frameOf('<html></html>', ['page'])).toThrow('"page"');
});
