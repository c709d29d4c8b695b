import { SOURCE_NAME } from '#domain/prices/compareText.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { ODDS_SOURCES } from '#domain/prices/odds.ts';
import { clockTime, dayLabel, type Instant, isToday } from '#domain/time.ts';

const stamp = (asOf: string, now: Instant): string =>
  isToday(asOf, now) ? clockTime(asOf) : `${dayLabel(asOf, now)}, ${clockTime(asOf)}`;

/**
 * When the prices were last seen: "10:41 AM EST", or "ESPN 10:41 AM EST, Bovada 10:26 AM EST" where the sources
 * differ. A source's oldest quote counts. Absent without prices.
 */
export function pricesAsOf(odds: readonly OddsQuote[], now: Instant): string | undefined {
  const times = ODDS_SOURCES.flatMap((source) => {
    const seen = odds.filter((quote) => quote.source === source).map(({ asOf }) => asOf);
    const [oldest] = seen.sort((a, b) => Date.parse(a) - Date.parse(b));
    return oldest === undefined ? [] : [{ source, text: stamp(oldest, now) }];
  });
  const [first] = times;
  if (!first) return undefined;
  if (times.every(({ text }) => text === first.text)) return first.text;
  return times.map(({ source, text }) => `${SOURCE_NAME[source]} ${text}`).join(', ');
}
