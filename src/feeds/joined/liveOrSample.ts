import { leaguesInSeason } from '#domain/leagues/season.ts';
import { easternDate } from '#domain/time/time.ts';
import { type FeedRefusal, type Source, SourceError } from '../source.ts';

interface Chosen {
  readonly source: Source;
  /** The feed's refusal, if that is why the sample source is used; absent if the feed is unreachable. */
  readonly refusal?: FeedRefusal | undefined;
}

/**
 * The live feed if it answers for today in any league in season (asked in parallel), else the sample source. So a machine without
 * a network waits no longer than one request's time limit.
 */
export async function liveOrSample(live: Source, sample: Source, now: Date): Promise<Chosen> {
  const today = easternDate(now);
  const asked = leaguesInSeason(today)
    .slice(0, 3)
    .map((league) => live.games(league, { from: today, to: today }, now));
  try {
    await Promise.any(asked);
    return { source: live };
  } catch (error) {
    const reasons: unknown[] = error instanceof AggregateError ? error.errors : [error];
    const defect = reasons.find((reason) => !(reason instanceof SourceError));
    if (defect) throw defect;
    const refusals = reasons.map((reason) =>
      reason instanceof SourceError ? reason.refusal : undefined,
    );
    return { source: sample, refusal: refusals.find((refusal) => refusal !== undefined) };
  }
}
