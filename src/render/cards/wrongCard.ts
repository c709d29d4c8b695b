import { weekText } from '#components/record/wrong/wrongWords.ts';
import type { ShownWeeks } from '#domain/record/week/shownWeeks.ts';
import type { ShareCard } from './card.ts';

/** The social card of the week’s worst and best calls: how many of the newest week were right, and were to be. */
export function wrongCard({ weeks: [week] }: ShownWeeks): ShareCard {
  return {
    title: 'Where we were wrong, each week',
    kicker: week ? weekText(week) : 'Computed from the ledger',
    figures: week
      ? [
          { label: 'winners named', value: week.count.calls.toLocaleString('en-US') },
          { label: 'right', value: week.count.right.toLocaleString('en-US') },
          { label: 'were to be', value: week.count.expected.toFixed(1) },
        ]
      : [],
  };
}
