import type { CardGame } from '#domain/game/listedGame.ts';
import { grouped } from '#domain/lists/grouped.ts';
import type { LineHistory } from '../lineHistory.ts';
import { historyWith } from '../sharpHistory.ts';
import type { BoardSpan } from './boardGame.ts';

/**
 * What the published history of a game's lines says of its prices, for a build, which reads no other. Samples are no readings, and
 * an opening price has no time.
 */
export function builtSpans(
  { odds }: Pick<CardGame, 'odds'>,
  history: LineHistory,
): readonly BoardSpan[] {
  const seen = [...history.filter(({ opened }) => !opened), ...odds];
  return [...grouped(seen, ({ feed }) => feed)].flatMap(([feed, quotes]) =>
    quotes
      .toSorted((one, other) => Date.parse(one.asOf) - Date.parse(other.asOf))
      .reduce<ReturnType<typeof historyWith>>((spans, quote) => historyWith(spans, [quote]), [])
      .map((span) => ({ ...span, feed })),
  );
}
