import {
  aboveText,
  boldText,
  callText,
  cameText,
  rightCountText,
  surerText,
  undecidedText,
  weekAnchor,
  weekText,
} from '#components/record/wrong/wrongWords.ts';
import { WRONG_PATH } from '#domain/product/paths.ts';
import type { RecordRow } from '#domain/record/recordRow.ts';
import type { WeekOfCalls } from '#domain/record/week/weekOfCalls.ts';

interface WeekLetter {
  readonly subject: string;
  /** Plain text; its footer is added when it is sent, since its link is of one address. */
  readonly body: string;
}

const lineOf = (row: RecordRow, luck: string): string =>
  `${callText(row)}, ${row.name} (${cameText(row)}). ${luck}`;

/** One week of calls as an e-mail: the same words as on its page. @param siteUrl the site's own address, without a slash at its end */
export function weekLetter(
  week: WeekOfCalls,
  { siteUrl }: { readonly siteUrl: string },
): WeekLetter {
  const { count, undecided, worst, best, bold } = week;
  const bestLines = best.map(({ row, close }) => lineOf(row, aboveText(row, close)));
  const worstLines = worst.map((call) => lineOf(call.row, surerText(call)));
  return {
    subject: `Where we were wrong, ${weekText(week)}: ${count.right} of ${count.calls} right`,
    body: [
      `${rightCountText(count)} ${undecidedText(undecided)}`.trim(),
      'Worst calls: wrong, the highest chance first',
      ...(worstLines.length > 0 ? worstLines : ['None: every call of the week was right.']),
      'Best calls: right, the furthest above the books’ last prices first',
      ...(bestLines.length > 0 ? bestLines : ['None: no right call stood above them.']),
      boldText(bold),
      `The week with its ledger lines: ${siteUrl}${WRONG_PATH}#${weekAnchor(week.week)}`,
    ].join('\n\n'),
  };
}
