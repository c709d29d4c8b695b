import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headsFileSchema } from '#contract/ledger/heads.ts';
import { ledgerManifest } from '#contract/ledger/manifest.ts';
import { ROOT } from '#local/project.ts';
import { violations } from './axe.ts';
import { test as apart, expect, readingTest as test } from './test.ts';

test('the whole chain is checked in the browser, and stands', async ({ page, request }) => {
  const { lines } = ledgerManifest.answer.parse(await (await request.get('/api/ledger')).json());
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  await page.goto('/verify');
  const start = page.getByRole('button', { name: 'Check the whole chain' });
  await start.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(`${lines.toLocaleString('en-US')} lines, nothing changed`),
  ).toBeVisible();
  await expect(page.locator('.chain .newest')).toHaveCount(1);
  await expect(start).toBeFocused();
  expect(heard).toEqual([]);
});

test('receipts of witnesses are checked in the browser, and then the chain has to hold what they saw', async ({
  page,
  request,
}) => {
  const { head } = ledgerManifest.answer.parse(await (await request.get('/api/ledger')).json());
  const day = head?.appendedAt.slice(0, 10) ?? '';
  await page.goto('/verify');
  await expect(page.getByText('prove nothing outside this machine')).toBeVisible();
  await page.getByLabel('Day, UTC').fill(day);
  const check = page.getByRole('button', { name: 'Check receipts' });
  await check.click();
  await expect(page.getByText(/receipts? holds?: \d+ of Local authority/)).toBeVisible();
  await expect(page.getByText(/signed by the owner’s key/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Check the whole chain' }).click();
  await expect(page.getByText(/lines, nothing changed/)).toBeVisible();

  await page.route('**/api/ledger/receipts/*', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replaceAll(head?.hash ?? '', 'ab'.repeat(32)) });
  });
  await check.click();
  await expect(page.getByText(/does not hold: it is of another hash/)).toBeVisible();
});

test('a file that was tampered with is refused, and the first bad line is named', async ({
  page,
  request,
}, info) => {
  const file = await (await request.get('/api/ledger/1.jsonl')).text();
  const lines = file.split('\n');
  const path = info.outputPath('mine.jsonl');
  await page.goto('/verify');
  await page.getByText('Check your own copy').click();
  const choose = page.getByLabel(/Your file/);
  for (const [changed, said] of [
    [lines.with(4, (lines[4] ?? '').replace('sample', 'simple')), 'Altered: line 5'],
    [lines.toSpliced(2, 1), 'Removed: line 3'],
    [lines.with(0, lines[1] ?? '').with(1, lines[0] ?? ''), 'Out of order: line 1'],
  ] as const) {
    writeFileSync(path, changed.join('\n'));
    await choose.setInputFiles(path);
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.getByText('Nothing from there on is proven')).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
});

test('heads of one’s own are held against the chain', async ({ page }) => {
  await page.goto('/verify');
  await page.getByText('Check your own copy').click();
  const kept = page.getByLabel('Daily seals you kept');
  await kept.fill('yesterday 9f2c');
  await page.getByRole('button', { name: 'Check the whole chain' }).click();
  await expect(page.getByText('Your seals could not be read')).toBeVisible();
  await expect(kept).toBeFocused();
  await kept.fill(`2020-01-01 999999 ${'a'.repeat(64)}`);
  await page.getByRole('button', { name: 'Check the whole chain' }).click();
  await expect(page.getByText(/Truncated at the end: line \d+/)).toBeVisible();
});

apart('a check is stopped', async ({ page }) => {
  await page.route('**/api/ledger/1.jsonl', () => {});
  await page.goto('/verify');
  await page.getByRole('button', { name: 'Check the whole chain' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check the whole chain' })).toBeFocused();
});

test('a line has an address: what was said, when, and its hash computed here', async ({ page }) => {
  await page.goto('/verify?line=2');
  await expect(page.getByRole('heading', { name: 'Line 2' })).toBeVisible();
  await expect(page.locator('.hash.same')).toContainText('the same');
  await expect(page.getByText(/after this was written/)).toBeVisible();
  await page.getByText('The exact text').click();
  await expect(page.locator('pre').filter({ hasText: '{"appendedAt":' })).toBeVisible();
  await page.getByRole('link', { name: 'Line before' }).click();
  await expect(page.getByRole('heading', { name: 'Line 1', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Line before' })).toBeHidden();
  await page.getByLabel('Line number').fill('99999999');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('The ledger has no line 99,999,999.')).toBeVisible();
  await page.goto('/verify?line=<img>');
  await expect(page.getByText('Lines are numbered from 1.')).toBeVisible();
});

apart('the whole ledger is saved as one file', async ({ page, request }) => {
  // A browser without the file picker downloads the file instead.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
  await page.goto('/verify');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the file' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('ledger.jsonl');
  const file = readFileSync(await saved.path(), 'utf8');
  expect(file).toBe(await (await request.get('/api/ledger/1.jsonl')).text());
  await expect(page.getByText(/^Saved: \d+ lines in ledger\.jsonl\.$/)).toBeVisible();
});

test('heads are published in files, and the feed and every page lead to the check', async ({
  request,
  page,
}) => {
  const { heads } = headsFileSchema.parse(await (await request.get('/ledger-heads.json')).json());
  const text = await (await request.get('/ledger-heads.txt')).text();
  expect(text.split('\n').filter(Boolean)).toHaveLength(heads.length);
  await page.goto('/track-record');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ledger', exact: true }).click();
  await expect(page).toHaveURL(/\/verify$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  apart('the page says how to check by command, and leads to the files', async ({ page }) => {
    await page.goto('/verify');
    await expect(page.getByText('This check needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check the whole chain' })).toBeHidden();
    await expect(page.getByText('npm run ledger -- verify')).toBeVisible();
    await expect(page.getByText('Sample games.', { exact: true })).toBeVisible();
    for (const [name, path, file] of [
      ['verify_ledger.py', '/verify_ledger.py', 'docs/verify_ledger.py'],
      ['The format', '/ledger-format.md', 'docs/ledger.md'],
    ] as const) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', path);
      const answer = await page.request.get(path);
      expect(answer.headers()['content-type'], path).toBe('text/plain; charset=utf-8');
      expect(await answer.text(), path).toBe(readFileSync(join(ROOT, file), 'utf8'));
    }
    await expect(page.getByRole('link', { name: '/api/ledger/1.jsonl' })).toBeVisible();
  });
});

test('a line that says a prediction runs it again, from what the line holds', async ({ page }) => {
  await page.goto('/verify?line=1#re-run');
  const again = page.getByRole('button', { name: 'Re-run this prediction' });
  await again.press('Enter');
  await expect(page.locator('#re-run .rerun-board')).toContainText(/(\d+) of \1 lines match/);
  expect(await violations(page)).toEqual([]);
});
