import { LEGAL_NAMES, legalPath } from '#domain/legal.ts';
import { read, texts } from './html.ts';
import { expect, test } from './test.ts';

for (const path of ['/features', '/track-record', ...LEGAL_NAMES.map(legalPath)]) {
  test(`${path} tells search engines and social cards what it is`, async ({ request }) => {
    const page = await read(request, path);
    const content = (selector: string) => page.querySelector(selector)?.getAttribute('content');
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    expect(new URL(canonical).pathname).toBe(path);
    expect(content('meta[property="og:url"]')).toBe(canonical);
    expect(content('meta[property="og:title"]')).toBe(texts(page, 'title')[0]);
    const description = content('meta[name=description]') ?? '';
    expect(content('meta[property="og:description"]')).toBe(description);
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(content('meta[name=robots]')).toBe('index, follow');
    expect(content('meta[name=keywords]')?.split(', ').length).toBeGreaterThan(1);
    expect(texts(page, 'script[type="application/ld+json"]').join()).toContain('BreadcrumbList');
  });
}
