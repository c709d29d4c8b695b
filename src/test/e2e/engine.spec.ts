import { join } from 'node:path';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { build } from 'vite';
import type { Recipe } from '#domain/game/prediction.ts';
import { EXAMPLE_MODEL_INPUTS } from '#engine/exampleInputs.fixture.ts';
import { GOLDEN, outcomeDigest, SHORT } from '#engine/golden.fixture.ts';
import { rerun } from '#engine/rerun.ts';
import { ENGINE_VERSION } from '#engine/version.ts';
import { expect, test } from './test.ts';

interface Bundle {
  readonly code: string;
  readonly modules: readonly string[];
}

/** The engine bundled for browsers by the site's own bundler. */
async function bundleEngine(): Promise<Bundle> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(import.meta.dirname, 'engineInBrowser.ts'), formats: ['es'] },
    },
  });
  const [first] = [made].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error('Nothing was bundled');
  return { code: chunk.code, modules: chunk.moduleIds };
}

// All in one worker, so that it bundles only once.
test.describe.configure({ mode: 'default' });

let bundle: Bundle;
test.beforeAll(async () => {
  bundle = await bundleEngine();
});

/** Opens a page on the site's origin with nothing but the engine. */
async function openEngine(page: Page): Promise<void> {
  await page.route('**/engine-test/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: bundle.code })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Engine</title>' }),
  );
  await page.goto('/engine-test/');
}

const inPage = (page: Page, recipe: Recipe<unknown>): Promise<string> =>
  page.evaluate(async (asked) => {
    const address = '/engine-test/engine.js';
    const engine: typeof import('./engineInBrowser.ts') = await import(address);
    return engine.runInBrowser({ recipe: asked });
  }, recipe);

const inWorkers = (page: Page, recipe: Recipe<unknown>, workers: number): Promise<string> =>
  page.evaluate(
    async ([asked, count]) => {
      const address = '/engine-test/engine.js';
      const engine: typeof import('./engineInBrowser.ts') = await import(address);
      return engine.runInWorkers(asked, count);
    },
    [recipe, workers] as const,
  );

test('golden vectors give the same digits in a page and in a worker as in Node', async ({
  page,
}) => {
  await openEngine(page);
  for (const { name, recipe, digest } of GOLDEN) {
    const node = JSON.stringify(rerun(recipe));
    expect(outcomeDigest(JSON.parse(node)), name).toBe(digest);
    expect(await inPage(page, recipe), `${name} in a page`).toBe(node);
    expect(await inWorkers(page, recipe, 1), `${name} in a worker`).toBe(node);
  }
  expect(await inPage(page, SHORT.recipe)).toBe(SHORT.outcome);
});

test('any recipe gives the same digits over 1, 2 and 8 workers as in Node', async ({ page }) => {
  await openEngine(page);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...EXAMPLE_MODEL_INPUTS),
      fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      fc.integer({ min: 1, max: 12_000 }),
      async ({ model, inputs }, seed, iterations) => {
        const recipe: Recipe<unknown> = {
          engineVersion: ENGINE_VERSION,
          model: model.id,
          seed: seed.toString(16).padStart(8, '0'),
          iterations,
          inputs,
          notes: [],
        };
        const node = JSON.stringify(rerun(recipe));
        for (const workers of [1, 2, 8]) {
          expect(await inWorkers(page, recipe, workers), model.id).toBe(node);
        }
      },
    ),
    { numRuns: 8 },
  );
});

test('a browser that runs a recipe loads no ratings', () => {
  for (const path of bundle.modules) expect(path).not.toMatch(/\/(fitted|ratings)\/|\.json$/);
  expect(bundle.code.length).toBeLessThan(100_000);
});
