import * as z from 'zod';
import { violations } from './axe.ts';
import { messaging } from './messaging.ts';
import { inDatabase } from './signIn.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const inbox = z.array(
  z.object({
    to: z.array(z.string()),
    text: z.string(),
    headers: z.record(z.string(), z.string()),
  }),
);
async function linkTo(address: string): Promise<string> {
  const sent = inbox.parse(await (await fetch(`${messaging().EMAIL_INBOX_URL}/messages`)).json());
  const text = sent.find(({ to }) => to.includes(address))?.text ?? '';
  return /http\S+confirm\?t=[\w-]+/.exec(text)?.[0] ?? '';
}
const readers = (address: string) =>
  inDatabase((query) =>
    query('select id from public.letter_readers where address = $1', [address]),
  );

for (const scripts of [true, false]) {
  test.describe(`${scripts ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('the letter is asked for and confirmed by keyboard on a phone', async ({ page }) => {
      const address = `${scripts ? 'with' : 'without'}-${Date.now()}@readers.test`;
      await page.goto('/where-we-were-wrong');
      const field = page.getByLabel('E-mail address');
      await field.scrollIntoViewIfNeeded();
      await page.screenshot({ path: test.info().outputPath('form.png') });
      if (scripts) {
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          390,
        );
      }
      await field.focus();
      await page.keyboard.type(address);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'E-mail me' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
      await expect(page.getByText(address)).toBeVisible();
      await page.screenshot({ path: test.info().outputPath('asked.png') });
      await expect.poll(() => linkTo(address)).not.toBe('');
      await page.goto(await linkTo(address));
      expect(await readers(address)).toEqual([]);
      await page.screenshot({ path: test.info().outputPath('confirm.png') });
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Yes, write to me' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'You get the weekly letter' })).toBeVisible();
      if (scripts) expect(await violations(page)).toEqual([]);
      await page.screenshot({ path: test.info().outputPath('confirmed.png') });
      expect(await readers(address)).toHaveLength(1);
    });
  });
}

test('what is no address is refused with words and a way back', async ({ request, page }) => {
  const answer = await request.post('/api/letters', {
    form: { address: 'nobody' },
    headers: { origin: new URL(messaging().URL).origin },
  });
  expect(answer.status()).toBe(400);
  await page.setContent(await answer.text());
  await expect(page.getByRole('heading')).toHaveText(
    'Please enter an e-mail address, such as name@example.com',
  );
  await expect(page.getByRole('link', { name: 'Back to where we were wrong' })).toBeVisible();
});
