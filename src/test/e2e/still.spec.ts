import { shiftOf } from './shifts.ts';
import { enterAs, type MemberOptions } from './signIn.ts';
import { expect, test } from './test.ts';

const PATHS = ['/account', '/alerts', '/my-bets', '/member'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const READERS: readonly (readonly [string, MemberOptions | undefined])[] = [
  ['a visitor', undefined],
  ['a member without Premium', { status: 'none' }],
  ['a member with Premium', { status: 'active' }],
];

for (const [who, options] of READERS) {
  test(`pages of members come in without moving: ${who}`, async ({ browser }) => {
    for (const viewport of SIZES) {
      const context = await browser.newContext({ viewport });
      if (options) await enterAs(context, options);
      for (const path of PATHS) {
        const page = await context.newPage();
        const shift = await shiftOf(page, path);
        await page.close();
        expect.soft(shift, `${path} at ${viewport.width}`).toBeLessThan(0.001);
      }
      await context.close();
    }
  });
}
