import { WRONG_PATH } from '#domain/product/paths.ts';
import { toldFrom } from '#domain/record/week/recordWeek.ts';
import type { ShownWeeks } from '#domain/record/week/shownWeeks.ts';
import type { WeekOfCalls } from '#domain/record/week/weekOfCalls.ts';
import {
  aboveText,
  callText,
  rightCountText,
  surerText,
  weekAnchor,
  weekText,
} from '../record/wrong/wrongWords.ts';
import type { FeedItem } from './feedItem.ts';

function description({ count, worst: [worst], best: [best] }: WeekOfCalls): string {
  return [
    rightCountText(count),
    worst && `Worst call: ${callText(worst.row)}, ${worst.row.name}. ${surerText(worst)}`,
    best &&
      `Best call: ${callText(best.row)}, ${best.row.name}. ${aboveText(best.row, best.close)}`,
  ]
    .filter((text) => text !== undefined)
    .join(' ');
}

/**
 * The newest week with calls as an item of a feed; none while no week is told. Its link's fragment is the week, and its date when the
 * week is told, so that an item is the same for a reader's app for good.
 */
export function wrongItem({ weeks: [week] }: ShownWeeks): FeedItem | undefined {
  if (!week) return undefined;
  const told = new Date(toldFrom(week.week));
  return {
    title: `Where we were wrong, ${weekText(week)}: ${week.count.right} of ${week.count.calls} right`,
    link: `${WRONG_PATH}#${weekAnchor(week.week)}`,
    description: description(week),
    pubDate: told,
    modified: told,
    categories: ['Track record'],
  };
}
