import { violations } from './axe.ts';
import { enterAs } from './signIn.ts';
import { expect, test } from './test.ts';

test('a subscriber makes their feed’s address, a reader opens it, and off is off', async ({
  page,
  context,
  request,
}) => {
  await enterAs(context, { status: 'active' });
  await page.goto('/account');
  const part = page.getByRole('region', { name: 'Your own feed' });
  await part.getByRole('button', { name: 'Create my feed address' }).press('Enter');
  const rss = part.getByRole('textbox', { name: 'Feed reader (RSS)' });
  const address = await rss.inputValue();
  const calendar = await part.getByRole('textbox', { name: /^Calendar/ }).inputValue();
  await expect(part).toContainText('Nobody has read it yet.');
  expect(await violations(page)).toEqual([]);

  const read = await request.get(address);
  expect(read.status()).toBe(200);
  expect(await read.text()).toContain('<title>No bet worth making right now</title>');
  expect(await (await request.get(calendar)).text()).toContain('BEGIN:VCALENDAR');

  await page.reload();
  await expect(part).toContainText('from one place in the last 24 hours');
  await expect(rss).toHaveCount(0);
  await part.getByRole('button', { name: 'Create a new address' }).press('Enter');
  await expect(rss).not.toHaveValue(address);
  expect((await request.get(address)).status()).toBe(404);
  const second = await rss.inputValue();
  await part.getByRole('button', { name: 'Turn it off' }).press('Enter');
  await expect(part.getByRole('button', { name: 'Create my feed address' })).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});

test('without a subscription the feed leads to the plans', async ({ page, context }) => {
  await enterAs(context);
  await page.goto('/account');
  const part = page.getByRole('region', { name: 'Your own feed' });
  await expect(part.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/subscribe',
  );
  await expect(part.getByRole('button')).toHaveCount(0);
});

test('when how it stands cannot be read, the page says so and asks again', async ({
  page,
  context,
}) => {
  await enterAs(context, { status: 'active' });
  await page.route('**/api/account/feed', (route) => route.abort());
  await page.goto('/account');
  const part = page.getByRole('region', { name: 'Your own feed' });
  await expect(part.getByRole('alert')).toContainText('We could not load your feed.');
  await page.unroute('**/api/account/feed');
  await part.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(part.getByRole('button', { name: 'Create my feed address' })).toBeVisible();
});
