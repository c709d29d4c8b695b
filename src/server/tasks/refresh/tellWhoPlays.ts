import type { FeedGame } from '#domain/game.ts';
import type { League } from '#domain/league.ts';
import { LEAGUES } from '#domain/league.ts';
import { outOf } from '#domain/starters/absence.ts';
import type { InjuryReport } from '#server/sources/playerReports.ts';
import { type Tried, tried } from '#server/sources/reading/askAll.ts';
import type { ToldSide } from '#server/store/availability.ts';
import type { RefreshContext } from './context.ts';
import { expectQuarterbacks } from './expectQuarterbacks.ts';
import { type SideToCome, sidesToCome } from './sidesToCome.ts';

/**
 * Asks for a league's injury report where games of its feed are to come, once a refresh, and stores who is listed out of
 * each and, in football, who is therefore expected at quarterback. A report that fails leaves what was known before.
 */
export async function tellWhoPlays(
  context: RefreshContext,
  league: League,
  games: readonly FeedGame[],
  refused: (item: string, reason: string) => void,
): Promise<void> {
  const { source, store, lease, now } = context;
  const { reports } = source;
  if (!reports?.leagues.has(league)) return;
  const sides = sidesToCome(league, games, now);
  if (sides.length === 0) return;
  const report: Tried<InjuryReport> = await tried(() => reports.injuries(league));
  if (!report.ok) return refused('injury report', report.error.message);
  const { absences, unread, partial, quarantined } = report.value;
  for (const { item, reason } of quarantined) refused(item, reason);
  // Of a side whose part could not be read nothing is known: what was known before stands.
  const named = new Set(absences.map(({ teamKey }) => teamKey));
  const isRead = ({ teamKey }: SideToCome): boolean =>
    !unread.has(teamKey) && (!partial || named.has(teamKey));
  const read = sides.filter(isRead);
  const starters =
    LEAGUES[league].startingRole === 'Quarterback'
      ? await expectQuarterbacks(context, reports, read, absences, refused)
      : new Map<SideToCome, ToldSide['starter']>();
  const told = read.map((side): ToldSide => {
    const { sourceId, side: where } = side;
    return { sourceId, side: where, starter: starters.get(side), out: outOf(side, absences) };
  });
  await store.saveAvailability(lease, { name: source.name, asOf: now, refused }, told);
}
