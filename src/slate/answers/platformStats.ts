import { platformStats as contract } from '#contract/platformStats.ts';
import { type GradedRecord, platformStatsOf } from '#domain/record/platformStats.ts';
import { easternDate, easternDayRange } from '#domain/time/time.ts';
import { checkedJson, type OnBreach } from './rendering.ts';
import { type TimedText, timeline } from './timedText.ts';

/** The specification's four platform figures: the record, and the number of games on the day in New York. */
export function renderPlatformStats(
  record: GradedRecord,
  games: readonly { readonly gameTime: string }[],
  asOf: string | null,
  refused: OnBreach,
): TimedText {
  const dates = games.map(({ gameTime }) => easternDate(gameTime));
  const changes = [...new Set(dates)].flatMap((date) => {
    const { from, to } = easternDayRange(date);
    return [Date.parse(from), Date.parse(to)];
  });
  const parts = timeline(asOf ? Date.parse(asOf) : 0, changes, (at) => {
    const today = easternDate(at);
    const figures = platformStatsOf(record, dates.filter((date) => date === today).length);
    const { totalPredictions, winRate, roi, todaysGames } = figures;
    const body = {
      totalPredictions,
      winRate: winRate ?? null,
      roi: roi ?? null,
      todaysGames,
      asOf,
    };
    return {
      text: checkedJson(contract.answer, body, 'platform figures', refused) ?? 'null',
      asOf: asOf ?? undefined,
    };
  });
  return { open: '', close: '', parts };
}
