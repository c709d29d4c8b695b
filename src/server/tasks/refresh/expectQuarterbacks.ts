import { type Absence, isQuestionable, outOf } from '#domain/starters/absence.ts';
import { firstOnChart, isOut, lastStarter } from '#domain/starters/expectQuarterback.ts';
import type { PlayerReports } from '#server/sources/playerReports.ts';
import { tried } from '#server/sources/reading/askAll.ts';
import { sideKey, type ToldSide, type ToldStarter } from '#server/store/availability.ts';
import type { RefreshContext } from './context.ts';
import type { SideToCome } from './sidesToCome.ts';

/** Depth charts change by the day: a team's is not asked for again within these hours. */
const CHART_SERVES_MS = 12 * 3_600_000;
/** Charts a refresh asks for. Before a season's first games every team needs its own, and the next run goes on. */
const MOST_CHARTS = 8;

type Starter = ToldSide['starter'];

const NOBODY_ON_CHART = { status: 'unknown', basis: 'depth chart' } as const;

/** Failures of a run after which the feed is left alone until the next: one team's broken chart is not the feed's end. */
const MOST_FAILURES = 2;

/** Charts of a run, each team's once. */
function chartsOf(
  reports: PlayerReports,
  refused: (item: string, reason: string) => void,
): (side: SideToCome) => Promise<readonly string[] | undefined> {
  const asked = new Map<string, readonly string[]>();
  const failed = new Set<string>();
  let left = MOST_CHARTS;
  return async ({ league, teamId, teamName }) => {
    if (teamId === undefined) return undefined;
    const known = asked.get(teamId);
    if (known || left === 0 || failed.has(teamId)) return known;
    left -= 1;
    const answer = await tried(() => reports.depthChart(league, teamId));
    if (answer.ok) {
      asked.set(teamId, answer.value);
      return answer.value;
    }
    failed.add(teamId);
    if (failed.size >= MOST_FAILURES) left = 0;
    refused(`depth chart of ${teamName}`, answer.error.message);
    return undefined;
  };
}

/** Whether what a chart has said of a side still stands, nobody in it having been listed out since. */
function chartStands(
  told: ToldStarter | undefined,
  side: SideToCome,
  out: readonly string[],
): boolean {
  const basis = told?.starter.basis;
  if (!told || (basis !== 'depth chart' && basis !== 'questionable chart')) return false;
  if (new Date(side.now).getTime() - Date.parse(told.asOf) >= CHART_SERVES_MS) return false;
  return (
    told.starter.status === 'unknown' || !isOut({ league: side.league, out }, told.starter.name)
  );
}

/**
 * Whom we expect at quarterback on each side; a side that is left out keeps what was told before. Depth charts are asked
 * for where the last starter is out or there is none, the soonest games first.
 */
export async function expectQuarterbacks(
  { source, store }: RefreshContext,
  reports: PlayerReports,
  sides: readonly SideToCome[],
  absences: readonly Absence[],
  refused: (item: string, reason: string) => void,
): Promise<ReadonlyMap<SideToCome, Starter>> {
  const ids = [...new Set(sides.map(({ sourceId }) => sourceId))];
  const told = await store.readToldStarters(source.name, ids);
  const chartOf = chartsOf(reports, refused);
  const last = new Map<number, ReadonlyMap<string, string>>();
  const starters = new Map<SideToCome, Starter>();
  for (const side of sides) {
    const { league, season, teamName, sourceId } = side;
    const lastOf = last.get(season) ?? (await store.readLastStarters(league, season));
    last.set(season, lastOf);
    const reported = {
      league,
      last: lastOf.get(teamName),
      out: outOf(side, absences),
      isQuestionable: (name: string) => isQuestionable(side, name, absences),
    };
    const before = told.get(sideKey(sourceId, side.side));
    const expected = lastStarter(reported);
    if (expected) starters.set(side, expected);
    else if (!chartStands(before, side, reported.out)) {
      const chart = await chartOf(side);
      if (chart) starters.set(side, firstOnChart(reported, chart) ?? NOBODY_ON_CHART);
      // Nobody who is out is expected, whatever was told before.
      else if (before?.starter.status === 'expected' && isOut(reported, before.starter.name)) {
        starters.set(side, { status: 'unknown' });
      }
    }
  }
  return starters;
}
