import { LEGAL, LEGAL_NAMES, legalPath } from '#domain/product/legal.ts';
import { readPageOnce, texts } from './html.ts';
import { expect, test } from './test.ts';

for (const name of LEGAL_NAMES) {
  test(`${legalPath(name)} is dated, lists its sections and leads to the other three`, async ({
    request,
  }) => {
    const page = await readPageOnce(request, legalPath(name));
    expect(texts(page, 'h1')).toEqual([LEGAL[name].title]);
    expect(page.querySelector('time')?.getAttribute('datetime')).toBe(LEGAL[name].updated);
    expect(texts(page, '.head .subline')[0]).toContain(LEGAL[name].version);
    const headings = texts(page, '.sections h2');
    expect(texts(page, '.legal-contents.wide a')).toEqual(headings);
    expect(texts(page, 'details nav a')).toEqual(headings);
    const links = page.querySelectorAll('nav[aria-label="Legal pages"] a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual(LEGAL_NAMES.map(legalPath));
  });
}

test('the Terms have 14 sections and the date of their version', async ({ request }) => {
  const page = await readPageOnce(request, '/terms-of-service');
  expect(texts(page, '.sections h2')).toHaveLength(14);
  expect(texts(page, '.head time')).toEqual(['November 26, 2026']);
  expect(texts(page, '.note time')).toEqual(['November 23, 2026', 'October 10, 2025']);
});

test('help with gambling is described as questions to search engines', async ({ request }) => {
  const page = await readPageOnce(request, '/responsible-gambling');
  const data = texts(page, 'script[type="application/ld+json"]').join();
  expect(data).toContain('"FAQPage"');
  for (const question of texts(page, '.sections h2')) expect(data).toContain(question);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the contents open and lead to a section', async ({ page }) => {
    await page.goto('/terms-of-service');
    const link = page.getByRole('link', { name: 'Governing law and arbitration' });
    await expect(link).toBeHidden();
    await page.getByText('Contents: 14 sections').click();
    await link.click();
    await expect(page).toHaveURL(/#governing-law-and-arbitration$/);
    await expect(
      page.getByRole('heading', { name: 'Governing law and arbitration' }),
    ).toBeInViewport();
  });

  test('both help lines can be called from the first screen', async ({ page }) => {
    await page.goto('/responsible-gambling');
    for (const [name, href] of [
      ['1-800-GAMBLER', 'tel:+18004262537'],
      ['1-800-522-4700', 'tel:+18005224700'],
    ] as const) {
      const line = page.getByRole('main').getByRole('link', { name });
      await expect(line).toHaveAttribute('href', href);
      await expect(line).toBeInViewport();
    }
  });
});
