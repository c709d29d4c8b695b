import { GOLDEN } from '#engine/golden.fixture.ts';
import { GOLDEN_SEASONS } from '#engine/season/golden.fixture.ts';
import { bundleDigits } from '#lab/digits/bundle.ts';
import { compare } from '#lab/digits/compare.ts';
import { must, type Visit, type Walk } from '../walk.ts';

const KNOWN = new Map([...GOLDEN, ...GOLDEN_SEASONS].map(({ name, digest }) => [name, digest]));

async function walk({ browser }: Visit): Promise<string> {
  const code = await bundleDigits('entry.ts');
  await browser.open('about:blank');
  const run = (script: string) => browser.run(`(async () => { ${script}; return digits(); })()`);
  const engine = { name: 'this one', run };
  const [compared] = await compare([engine], code, KNOWN);
  must(compared?.recipes === KNOWN.size, `${compared?.recipes} of ${KNOWN.size} recipes ran`);
  must(compared.differ.length === 0, `other digits: ${compared.differ.join(', ')}`);
  return `${KNOWN.size} golden recipes and seasons, same digits`;
}

/** Every golden recipe and season, in the page's own engine. */
export const digits: Walk = { name: 'digits', run: walk };
