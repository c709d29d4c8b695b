import { seasonFormatOf } from '#domain/season/formats/index.ts';
import { seasonDay } from '#domain/season/seasonDay.ts';
import type { SeasonWeeks } from '#domain/season/seasonWeeks.ts';
import { addDays } from '#domain/time/time.ts';
import type { Store } from '#slate/store.ts';

/** Days back whose weeks are told: five weeks, each with the one before it. */
const DAYS = 42;

/** The last weeks of each season with odds, with the names that they need. */
export async function seasonWeeksOf(
  store: Pick<Store, 'readSeasonWeeks' | 'readSeasonSides'>,
  now: Date,
  sample: boolean,
): Promise<readonly SeasonWeeks[]> {
  const rows = await store.readSeasonWeeks(addDays(seasonDay(now), -DAYS), sample);
  const seasons = Map.groupBy(rows, ({ league, season }) => `${league} ${season}`);
  return Promise.all(
    [...seasons.values()].map(async (weeks): Promise<SeasonWeeks> => {
      const [first] = weeks;
      if (!first) throw new Error('A group of weeks is empty');
      const { league, season } = first;
      const sides = await store.readSeasonSides(league);
      return {
        league,
        goals: seasonFormatOf(league, season)?.goals ?? [],
        names: new Map([...sides].map(([key, { shortName }]) => [key, shortName])),
        weeks,
      };
    }),
  );
}
