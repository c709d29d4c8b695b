import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';

const RECORDS = globSync('docs/decisions/*.md', { cwd: ROOT }).toSorted();
const INDEX = readFileSync(join(ROOT, 'docs/decisions.md'), 'utf8');
const STATUS = /^Status: (?:accepted|superseded by \[\d{4}\]\([\w-]+\.md\)), 20\d\d-\d\d-\d\d[.;]/;

test('the records are numbered without a gap', () => {
  expect(RECORDS.length).toBeGreaterThan(30);
  const numbers = RECORDS.map((file) => Number(/(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]));
  expect(numbers).toEqual(RECORDS.map((_, at) => at + 1));
});

test.each(RECORDS)('%s has the parts of a record, and a line in the index', (file) => {
  const [title = '', , status = '', ...rest] = readFileSync(join(ROOT, file), 'utf8')
    .trimEnd()
    .split('\n');
  expect(title).toMatch(new RegExp(`^# ${/\d{4}/.exec(file)?.[0]}\\. \\S`));
  expect(status).toMatch(STATUS);
  const parts = rest.filter((line) => line.startsWith('#'));
  expect(parts).toEqual(['## Context', '## Decision', '## Consequences']);
  expect(rest.length + 3).toBeGreaterThanOrEqual(10);
  expect(rest.length + 3).toBeLessThanOrEqual(25);
  expect(INDEX).toContain(`](decisions/${file.replace('docs/decisions/', '')})`);
});
