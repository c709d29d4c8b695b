import { violations } from './axe.ts';
import { enter, inDatabase, newSignedIn } from './signIn.ts';
import { expect, test } from './test.ts';

for (const [width, scheme, text] of [
  [390, 'light', '100%'],
  [820, 'dark', '100%'],
  [1440, 'light', '100%'],
  [320, 'dark', '200%'],
] as const)
  test(`702: asked on any page of the older device, and answered by keyboard: ${width} px, ${scheme}, text at ${text}`, async ({
    page,
    context,
    browser,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 844 });
    const member = await newSignedIn({ status: 'active' });
    await enter(context, member);
    await inDatabase((query) =>
      query(
        "update public.sessions set created_at = created_at - interval '2 days' where member_id = $1",
        [member.id],
      ),
    );
    const notice = page.getByRole('complementary', { name: 'New sign-in' });
    await page.goto('/tools');
    await expect(page.locator('html')).toHaveAttribute('data-sign-in', '');
    await expect(notice).toHaveCount(0);
    const other = await browser.newContext();
    await enter(other, member);
    await page.goto('/tools');
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, text);
    await expect(notice).toContainText(/^Another device signed in to your account on \w+ \d+/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    expect(await violations(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath('asked.png') });
    await notice.getByRole('link').press('Enter');
    await expect(page).toHaveURL(/\/account#devices$/);
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
    await expect(notice).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('answer.png') });
    const row = page.locator('.sessions li').filter({ hasText: 'Was it you?' });
    await expect(row).toHaveCount(1);
    await row.getByRole('button', { name: /^Sign out/ }).press('Enter');
    await expect(row).toHaveCount(0);
    await expect(notice).toHaveCount(0);
    const there = await other.newPage();
    await there.goto('/account');
    await expect(there.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    await other.close();
  });
