import { type BrowserWalk, must, type Visit } from '../walk.ts';
import { walkPricedGame } from './games.ts';
import { readDown } from './readDown.ts';

const PATHS = ['/f1', '/features', '/status', '/my-bets'];
/** A phone's page, CSS pixels. */
const WIDTH = 390;

async function walk(visit: Visit): Promise<string> {
  const { browser, site } = visit;
  const addresses = [await walkPricedGame(visit), ...PATHS.map((path) => `${site}${path}`)];
  await browser.resize(WIDTH, 844);
  for (const address of addresses) {
    await browser.open(address);
    await readDown(browser);
    const width = await browser.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    must(width <= WIDTH, `${address}: at 200 % it scrolls sideways, ${width} px wide`);
  }
  return `${addresses.length} pages at ${WIDTH} px and 200 %`;
}

/** Pages on a phone whose reader has doubled the size of text: none scrolls sideways. */
export const largeText: BrowserWalk = { name: 'large text', run: walk };
