import type { FighterPage } from '#components/record/fightersOf.ts';
import { recordText } from '#domain/fights/record.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { decisiveWinShare } from '#domain/outcomes/fight.ts';
import { easternDate, fullDate } from '#domain/time/time.ts';
import type { ShareCard } from './card.ts';

/** The social card of a fighter's page: the last listed bout with the chance of winning it, and the record. */
export function fighterCard({ fighter, bouts }: FighterPage): ShareCard {
  const { name, record } = fighter;
  const last = bouts.at(-1);
  const side = last?.bout.a.name === name ? 'a' : 'b';
  const outcome = last?.bout.prediction?.outcome;
  return {
    title: name,
    ...(last && {
      kicker: `${last.card.sample ? 'Sample · ' : ''}${last.card.name}, ${fullDate(easternDate(last.card.startTime))}`,
    }),
    figures: [
      ...(outcome
        ? [{ label: 'to win', value: percent(100 * decisiveWinShare(outcome, side), 1) }]
        : []),
      ...(record ? [{ label: 'record', value: recordText(record) }] : []),
    ],
  };
}
