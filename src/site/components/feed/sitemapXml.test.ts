import { expect, test } from 'vitest';
import { sitemapXml } from './sitemapXml.ts';

test('lists pages with their dates and escapes what XML reserves', () => {
  const xml = sitemapXml([
    { url: 'https://a.example/game/1', changed: '2026-11-22T14:02:00Z' },
    { url: 'https://a.example/x?a=1&b=<2>' },
  ]);
  expect(xml).toContain(
    '<url><loc>https://a.example/game/1</loc><lastmod>2026-11-22T14:02:00Z</lastmod></url>',
  );
  expect(xml).toContain('<url><loc>https://a.example/x?a=1&amp;b=&lt;2&gt;</loc></url>');
});
