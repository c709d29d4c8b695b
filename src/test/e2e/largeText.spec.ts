import type { Page } from '@playwright/test';
import { publishedGames } from './games.ts';
import { TEMPLATES } from './routes.ts';
import { expect, test } from './test.ts';

/** WCAG 1.4.4 and 1.4.10: text at twice its size, and a page at four times on a desk. */
const LARGE = 'html { font-size: 200% }';
/** WCAG 1.4.12. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
const SETTINGS = [
  ['text at 200 %, a phone', 390, LARGE],
  ['text at 200 %, a small phone', 320, LARGE],
  ['a page at 400 %', 320, ''],
  ['spaced text', 320, SPACED],
] as const;

/** All of the page in sight: folds open, no panel hidden. */
async function showAll(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.tabpanel { display: block !important } ${rules}`);
    document.adoptedStyleSheets = [sheet];
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details'))
      fold.open = true;
  }, css);
}

/** What reaches out of the window, unless it scrolls within itself, or is cut in sight. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isHeld = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, position, clipPath } = getComputedStyle(at);
        if (overflowX !== 'visible' || position === 'fixed' || clipPath !== 'none') return true;
      }
      return false;
    };
    const out = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width: own, height } = element.getBoundingClientRect();
      return own > 0 && height > 0 && right > width + 1 && !isHeld(element);
    });
    const scrolls = document.documentElement.scrollWidth > width ? ['the page scrolls'] : [];
    return [
      ...scrolls,
      ...out
        .filter((element) => !element.closest('svg, dialog:not([open]), [popover]'))
        .slice(0, 5)
        .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`),
    ];
  });

for (const [name, width, css] of SETTINGS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 } });
    test(`no page is wider than the window: ${name}`, async ({ page, request }) => {
      const games = await publishedGames(request);
      const [first, soccer] = [games.at(0), games.find(({ league }) => league === 'EPL')];
      const found: Record<string, readonly string[]> = {};
      for (const path of [...TEMPLATES, `/game/${first?.id}`, `/game/${soccer?.id}`, '/nowhere']) {
        await page.goto(path);
        await showAll(page, css);
        const out = await tooWide(page);
        if (out.length > 0) found[path] = out;
      }
      expect(found).toEqual({});
    });
  });
}

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('an iPhone zooms into no field: text of 16 px in each', async ({ page, request }) => {
    const [game] = await publishedGames(request);
    const small: string[] = [];
    for (const path of [...TEMPLATES, `/game/${game?.id}`]) {
      await page.goto(path);
      const found = await page.evaluate(() =>
        [...document.querySelectorAll('input, select, textarea')]
          .filter(
            (field) => !field.matches('[type=checkbox], [type=radio], [type=range], [type=hidden]'),
          )
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map(({ id, outerHTML }) => id || outerHTML.slice(0, 80)),
      );
      small.push(...found.map((field) => `${path} ${field}`));
    }
    expect(small).toEqual([]);
  });
});
