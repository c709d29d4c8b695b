import { expect, test } from 'vitest';
import { gradedRow } from '#domain/record/rows.fixture.ts';
import { shownWeeks } from '#domain/record/week/shownWeeks.ts';
import { weekLetter } from './weekLetter.ts';

/** After the week of November 17 to 23 is told. */
const NOW = new Date('2026-11-25T12:00:00Z');
const letterOf = (rows: Parameters<typeof shownWeeks>[0]) => {
  const [week] = shownWeeks(rows, NOW).weeks;
  if (!week) throw new Error('no week');
  return weekLetter(week, { siteUrl: 'https://simcast.test' });
};

test('a letter has the page’s words: the count with its luck, the worst, the best, and the week’s own link', () => {
  const { subject, body } = letterOf([
    gradedRow(17, { pick: 'Bills', probability: 90, outcome: 'loss' }),
    gradedRow(18, { pick: 'Jets', probability: 60, closingProbability: 52.5 }),
    gradedRow(20, { outcome: 'void' }),
  ]);
  expect(subject).toBe('Where we were wrong, November 17 to 23: 1 of 2 right');
  expect(body.split('\n\n')).toEqual([
    expect.stringMatching(/^Of 2 winners that we named, 1 was right; .+ counts for nothing\.$/),
    'Worst calls: wrong, the highest chance first',
    'Bills 90.0%, Game 17 (NFL, Nov 17, 17–20). The week’s surest call: of 100 such, 10.0 are to be wrong.',
    'Best calls: right, the furthest above the books’ last prices first',
    expect.stringMatching(
      /^Jets 60\.0%, Game 18 \(NFL, Nov 18, .+ the books’ last prices 52\.5%\.$/,
    ),
    expect.stringMatching(/^To 1 winner we gave more/),
    'The week with its ledger lines: https://simcast.test/where-we-were-wrong#week-2026-11-17',
  ]);
});

test('a week without a wrong call, and one without a best, say so', () => {
  const right = letterOf([gradedRow(18, { pick: 'Jets', probability: 60 })]);
  expect(right.body).toContain('None: every call of the week was right.');
  const wrong = letterOf([gradedRow(17, { pick: 'Bills', probability: 90, outcome: 'loss' })]);
  expect(wrong.body).toContain('None: no right call stood above them.');
});
