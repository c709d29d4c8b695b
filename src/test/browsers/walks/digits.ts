import { GOLDEN } from '#engine/golden.fixture.ts';
import { bundleDigits } from '#lab/digits/bundle.ts';
import { compare } from '#lab/digits/compare.ts';
import { must, type Visit, type Walk } from '../walk.ts';

const KNOWN = new Map(GOLDEN.map(({ name, digest }) => [name, digest]));

async function walk({ browser }: Visit): Promise<string> {
  const code = await bundleDigits('entry.ts');
  await browser.open('about:blank');
  const run = (script: string) => browser.run(`(async () => { ${script}; return digits(); })()`);
  const engine = { name: 'this one', run };
  const [compared] = await compare([engine], code, KNOWN);
  must(compared?.recipes === GOLDEN.length, `${compared?.recipes} of ${GOLDEN.length} recipes ran`);
  must(compared.differ.length === 0, `other digits: ${compared.differ.join(', ')}`);
  return `${GOLDEN.length} golden recipes, same digits`;
}

/** Every golden recipe, in the page's own engine. */
export const digits: Walk = { name: 'digits', run: walk };
