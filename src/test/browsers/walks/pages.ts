import { type BrowserWalk, must, type Visit } from '../walk.ts';
import { PAGES } from './addresses.ts';
import { readDown } from './readDown.ts';

/** A phone's page, CSS pixels. */
const PHONE = { width: 390, height: 844 };

/** What of a page a reader would notice. Runs in the page. */
function look(): { title: string; headings: string[]; width: number; small: string[] } {
  const fields = document.querySelectorAll<HTMLElement>(
    'input:not([type=checkbox], [type=radio], [type=range], [type=hidden], [type=file]), select, textarea',
  );
  const small = [...fields].filter(
    (field) =>
      field.getClientRects().length > 0 && Number.parseFloat(getComputedStyle(field).fontSize) < 16,
  );
  return {
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map((one) =>
      (one.textContent ?? '').trim().replace(/\s+/g, ' '),
    ),
    width: document.documentElement.scrollWidth,
    small: small.map((field) => field.id || field.outerHTML.slice(0, 60)),
  };
}

async function walk({ browser, site }: Visit): Promise<string> {
  await browser.resize(PHONE.width, PHONE.height);
  browser.complaints();
  for (const { path, title, heading } of PAGES) {
    await browser.open(`${site}${path}`);
    await readDown(browser);
    const seen = await browser.evaluate(look);
    must(seen.title.includes(title), `${path}: the title is “${seen.title}”`);
    must(
      seen.headings.length === 1 && seen.headings[0] === heading,
      `${path}: its h1 is “${seen.headings.join('”, “')}”`,
    );
    must(seen.width <= PHONE.width, `${path}: scrolls sideways, ${seen.width} px wide`);
    // Safari on an iPhone zooms into a field whose letters are smaller, and stays there.
    must(seen.small.length === 0, `${path}: letters under 16 px in ${seen.small.join(', ')}`);
    const said = browser.complaints();
    must(said.length === 0, `${path}: the console says ${said.join('; ')}`);
  }
  return `${PAGES.length} pages at ${PHONE.width} px`;
}

/** Pages on a phone: no error, no refused script, no sideways scrolling, the right title and heading. */
export const pages: BrowserWalk = { name: 'pages', run: walk };
