import { eventWinner } from '#domain/events/eventPick.ts';
import { surname } from '#domain/events/tennis/names.ts';
import type { PredictedMatch } from '#domain/events/tennis/predictedMatch.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { winShare } from '#domain/outcomes/tennis.ts';
import { longDate, longDateTime } from '#domain/time/time.ts';
import type { ShareCard } from './card.ts';

/** The social card of a tennis match's page: both players' chances and the likeliest score in sets. */
export function matchCard(match: PredictedMatch): ShareCard {
  const { a, b, tournament, startTime, sample, prediction } = match;
  const first = 100 * winShare(prediction.outcome);
  const often = eventWinner(match)?.often;
  return {
    kicker: `${sample ? 'Sample · ' : ''}${tournament} · ${longDate(startTime)}`,
    title: `${a.name} vs.\u00a0${b.name}`,
    figures: [
      { label: `${surname(a.name)} wins`, value: percent(first, 1), side: 'away' },
      { label: `${surname(b.name)} wins`, value: percent(100 - first, 1), side: 'home' },
      ...(often
        ? [{ label: `most often ${often.text}`, value: percent(100 * often.share, 1) }]
        : []),
    ],
    comb: { away: first, draw: 0 },
    asOf: `As of ${longDateTime(prediction.asOf)}`,
  };
}
