import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verifyExample } from '#domain/ledger/exampleLedger.fixture.ts';
import { ledgerLineText } from '#domain/ledger/line.ts';
import { ROOT } from '#local/project.ts';
import { DOC_LINES } from './docExample.ts';

test('the example of docs/ledger.md is what our code writes, and stands', async () => {
  const doc = await readFile(join(ROOT, 'docs/ledger.md'), 'utf8');
  const [, file = ''] = /```jsonl\n(.*?)```/s.exec(doc) ?? [];
  expect(file).toBe(DOC_LINES.map((line) => `${ledgerLineText(line)}\n`).join(''));
  expect(doc).toContain(`\n${DOC_LINES[0]?.payload}\n`);
  const { fault, counts } = verifyExample(file.trimEnd().split('\n'));
  expect({ fault, counts }).toEqual({ fault: undefined, counts: { prediction: 2, grade: 1 } });
});
