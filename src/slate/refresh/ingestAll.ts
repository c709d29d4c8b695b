import { SourceError } from '#feeds/source.ts';
import type { RefreshContext, StageCounts } from './context.ts';
import { ingest } from './ingest.ts';
import { ingestAllEvents } from './ingestEvents.ts';

/**
 * Requests all games and events of the run's scope. Leagues and individual sports fail separately: whatever was answered is
 * published. A full run fails only if nothing at all was answered.
 */
export async function ingestAll(context: RefreshContext): Promise<StageCounts> {
  const { source, events, scope } = context;
  const games = await ingest(context);
  const others = await ingestAllEvents(context);
  const failures = [...games.failures, ...others.failures];
  const asked = scope.leagues.length + (events ? scope.sports.length : 0);
  if (scope.kind === 'full' && failures.length === asked) {
    throw new SourceError(`no league could be read from ${source.name}: ${failures[0]}`);
  }
  return { ...games.counts, ...others.counts };
}
