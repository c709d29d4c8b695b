import process from 'node:process';
import { test as base } from '@playwright/test';
import { clockOffsetMs } from '#local/clock/at.ts';
import { moveDate } from '#local/clock/moveDate.ts';

export { expect } from '@playwright/test';

/** Pages live in the same time as the stack they are served by. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(moveDate, clockOffsetMs(process.env));
    await use(context);
  },
});
