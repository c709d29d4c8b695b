import { bundleDigits } from '#lab/digits/bundle.ts';
import { compare } from '#lab/digits/compare.ts';
import { KNOWN } from '#lab/digits/known.ts';
import { type BrowserWalk, must, type Visit } from '../walk.ts';

async function walk({ browser }: Visit): Promise<string> {
  const code = await bundleDigits('entry.ts');
  await browser.open('about:blank');
  const run = (script: string) => browser.run(`(async () => { ${script}; return digits(); })()`);
  const engine = { name: 'this one', run };
  const [compared] = await compare([engine], code, KNOWN);
  must(compared?.recipes === KNOWN.size, `${compared?.recipes} of ${KNOWN.size} recipes ran`);
  must(compared.differ.length === 0, `other digits: ${compared.differ.join(', ')}`);
  return `${KNOWN.size} golden recipes, seasons and players’ lines, same digits`;
}

/** Every golden recipe, season and players' line, in the page's own engine. */
export const walkDigits: BrowserWalk = { name: 'digits', run: walk };
