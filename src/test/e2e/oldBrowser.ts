import type { BrowserContext } from '@playwright/test';
import { lackingBuiltins, takeAway } from '../supported/lackingBuiltins.ts';

const LACKING = lackingBuiltins();
const WORKERS =
  /\/_astro\/(?:baseball|basketball|fight|football|formula1|golf|hockey|soccer|stockcar|tennis)-[^/]*\.js$/;

/** Makes a browser lack what the oldest supported ones lack, in pages and in the workers of re-runs. */
export async function makeOld(context: BrowserContext): Promise<void> {
  await context.addInitScript(takeAway, LACKING);
  await context.route(WORKERS, async (route) => {
    const response = await route.fetch();
    const first = `(${takeAway})(${JSON.stringify(LACKING)});`;
    await route.fulfill({ response, body: `${first}\n${await response.text()}` });
  });
}
