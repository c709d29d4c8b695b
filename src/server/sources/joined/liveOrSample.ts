import { leaguesInSeason } from '#domain/season.ts';
import { easternDate } from '#domain/time.ts';
import { type Source, SourceError } from '../source.ts';

/**
 * The live feed where it answers for today in any league in season, asked side by side, else the sample source.
 * A machine without a network thus waits no longer than one request's own time limit.
 */
export async function liveOrSample(live: Source, sample: Source, now: Date): Promise<Source> {
  const today = easternDate(now);
  const asked = leaguesInSeason(today)
    .slice(0, 3)
    .map((league) => live.games(league, { from: today, to: today }, now));
  try {
    await Promise.any(asked);
    return live;
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors : [error];
    const defect = reasons.find((reason) => !(reason instanceof SourceError));
    if (defect) throw defect;
    return sample;
  }
}
