import type { FeedGame } from '#domain/game/game.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { type Absence, outOf } from '#domain/starters/absence.ts';
import type { PlayerReports } from '#feeds/playerReports.ts';
import { triedAsk } from '#feeds/reading/askAll.ts';
import type { RefreshContext } from './context.ts';
import { expectQuarterbacks } from './expectQuarterbacks.ts';
import { type SideToCome, sidesToCome } from './sidesToCome.ts';
import type { ToldSide } from './store/availability.ts';

type Refused = (item: string, reason: string) => void;

/** A side's players on the report; undefined if it could not be read: nothing is known then. */
async function askReport(
  reports: PlayerReports,
  league: League,
  refused: Refused,
): Promise<(side: SideToCome) => readonly Absence[] | undefined> {
  const report = await triedAsk(() => reports.injuries(league));
  if (!report.ok) {
    refused('injury report', report.error.message);
    return () => undefined;
  }
  const { absences, unread, partial, quarantined } = report.value;
  for (const { item, reason } of quarantined) refused(item, reason);
  const named = new Set(absences.map(({ teamKey }) => teamKey));
  return ({ teamKey }) =>
    !unread.has(teamKey) && (!partial || named.has(teamKey)) ? absences : undefined;
}

/**
 * Requests a league's injury report once per refresh if it has games to come, and stores who is listed out of each game and, in
 * football, the expected quarterbacks. If a report fails, in whole or for a side, the stored absences stay, and depth charts give
 * the expected quarterbacks.
 */
export async function storeWhoPlays(
  context: RefreshContext,
  league: League,
  games: readonly FeedGame[],
  refused: Refused,
): Promise<void> {
  const { source, store, lease, now } = context;
  const { reports } = source;
  if (!reports?.leagues.has(league)) return;
  const sides = sidesToCome(league, games, now);
  if (sides.length === 0) return;
  const absencesOf = await askReport(reports, league, refused);
  const starters =
    LEAGUES[league].startingRole === 'Quarterback'
      ? await expectQuarterbacks(context, reports, sides, absencesOf, refused)
      : new Map<SideToCome, ToldSide['starter']>();
  const told = sides.flatMap((side): readonly ToldSide[] => {
    const { sourceId, side: where } = side;
    const absences = absencesOf(side);
    const starter = starters.get(side);
    if (!absences && !starter) return [];
    return [{ sourceId, side: where, starter, out: absences && outOf(side, absences) }];
  });
  await store.saveAvailability(lease, { name: source.name, asOf: now, refused }, told);
}
