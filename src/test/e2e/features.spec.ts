import { readPageOnce, texts } from './html.ts';
import { expect, readingTest, test } from './test.ts';

test('the features page has its parts in order', async ({ request }) => {
  const page = await readPageOnce(request, '/features');
  expect(texts(page, '.features-hero a')).toEqual(['Explore Features', 'View Predictions']);
  expect(texts(page, '#engine .checklist li')).toHaveLength(8);
  expect(texts(page, '#suite .checklist li')).toHaveLength(8);
  expect(texts(page, '.info-list h3')).toHaveLength(4);
  expect(texts(page, '.capabilities h3')).toHaveLength(6);
  expect(texts(page, '.claim-box dd:not(.remark)')).toEqual([
    '95.2%',
    '50k+',
    'under 5 minutes',
    '24/7',
  ]);
  expect(texts(page, '.claim-box dd.remark')[0]).toBe('no pick graded yet');
  expect(texts(page, '.band a')).toEqual(['View Predictions Now']);
  expect(page.querySelector('.band a')?.getAttribute('href')).toBe('/predictions');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tabs are worked by keyboard', async ({ page }) => {
    await page.goto('/features');
    const engine = page.getByRole('heading', { name: 'Prediction Engine' });
    const suite = page.getByRole('heading', { name: 'Analytics Suite' });
    await expect(engine).toBeVisible();
    await expect(suite).toBeHidden();
    await page.getByRole('radio', { name: 'Prediction Engine' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Analytics Suite' })).toBeChecked();
    await expect(suite).toBeVisible();
    await expect(engine).toBeHidden();
    await page.keyboard.press('ArrowLeft');
    await expect(engine).toBeVisible();
  });

  test('the preview is wider the larger the device', async ({ page }) => {
    await page.goto('/features');
    const frame = page.locator('.device-preview .frame');
    const widths: number[] = [];
    for (const name of ['Mobile', 'Tablet', 'Desktop']) {
      await page.locator('.device-preview').getByText(name, { exact: true }).click();
      await expect(page.getByRole('radio', { name })).toBeChecked();
      widths.push((await frame.boundingBox())?.width ?? 0);
    }
    expect(widths[0]).toBeGreaterThan(100);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(new Set(widths).size).toBe(3);
  });
});

readingTest(
  'the choice of a tab moves nothing above it, and its panel takes the other’s place',
  async ({ page }) => {
    await page.goto('/features');
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y;
    const [seg, panel] = [await top('.features-tabs .segments'), await top('#engine')];
    await page.getByText('Analytics Suite', { exact: true }).first().click();
    expect([await top('.features-tabs .segments'), await top('#suite')]).toEqual([seg, panel]);
  },
);
