import { type Absence, isQuestionable, outOf } from '#domain/starters/absence.ts';
import { namesOut } from '#domain/starters/availability.ts';
import {
  firstOnChart,
  firstOnChartAlone,
  isOut,
  lastQuarterback,
} from '#domain/starters/expectQuarterback.ts';
import type { PlayerReports } from '#feeds/playerReports.ts';
import { triedAsk } from '#feeds/reading/askAll.ts';
import type { RefreshContext } from './context.ts';
import type { SideToCome } from './sidesToCome.ts';
import {
  type LastTold,
  sideOfGameKey,
  type ToldSide,
  type ToldStarter,
} from './store/availability.ts';

/** Depth charts change by the day: a team's is not requested again within this time. */
const CHART_SERVES_MS = 12 * 3_600_000;
/** Most charts requested per refresh. Before a season's first games every team needs its own, and the next run continues. */
const MOST_CHARTS = 8;

type Starter = ToldSide['starter'];
type Refused = (item: string, reason: string) => void;

const NOBODY_ON_CHART = { status: 'unknown', basis: 'depth chart' } as const;

/**
 * Consecutive failures after which a run stops asking the feed. More than two, so that the broken charts of one game's two teams
 * do not stop it.
 */
const MOST_FAILURES = 3;

/** Charts of a run, each team's requested once. */
function chartsOf(
  reports: PlayerReports,
  refused: Refused,
): (side: SideToCome) => Promise<readonly string[] | undefined> {
  const asked = new Map<string, readonly string[]>();
  const failed = new Set<string>();
  let left = MOST_CHARTS;
  let failures = 0;
  return async ({ league, teamId, teamName }) => {
    if (teamId === undefined) return undefined;
    const known = asked.get(teamId);
    if (known || left === 0 || failed.has(teamId)) return known;
    left -= 1;
    const answer = await triedAsk(() => reports.depthChart(league, teamId));
    if (answer.ok) {
      failures = 0;
      asked.set(teamId, answer.value);
      if (answer.value.length === 0) refused(`depth chart of ${teamName}`, 'the feed has none');
      return answer.value;
    }
    failed.add(teamId);
    failures += 1;
    if (failures >= MOST_FAILURES) left = 0;
    refused(`depth chart of ${teamName}`, answer.error.message);
    return undefined;
  };
}

const isRecent = ({ asOf }: ToldStarter, now: Date | string): boolean =>
  new Date(now).getTime() - Date.parse(asOf) < CHART_SERVES_MS;

/** Whether a side's depth-chart starter is still valid: nobody named in it has been listed out since. */
function chartStands(
  told: ToldStarter | undefined,
  side: SideToCome,
  out: readonly string[],
): boolean {
  const basis = told?.starter.basis;
  if (!told || (basis !== 'depth chart' && basis !== 'questionable chart')) return false;
  if (!isRecent(told, side.now)) return false;
  return (
    told.starter.status === 'unknown' || !isOut({ league: side.league, out }, told.starter.name)
  );
}

/** The question about a side, together with what was known before. */
interface Asking {
  readonly before: LastTold;
  readonly chartOf: (side: SideToCome) => Promise<readonly string[] | undefined>;
}

/** With the report: the last starter, or else the chart's first player who is not out. */
async function byReport(
  side: SideToCome,
  last: string | undefined,
  absences: readonly Absence[],
  { before: { starter: before }, chartOf }: Asking,
): Promise<Starter> {
  const reported = {
    league: side.league,
    last,
    out: outOf(side, absences),
    isQuestionable: (name: string) => isQuestionable(side, name, absences),
  };
  const expected = lastQuarterback(reported);
  if (expected) return expected;
  if (chartStands(before, side, reported.out)) return undefined;
  const chart = await chartOf(side);
  if (chart) return firstOnChart(reported, chart) ?? NOBODY_ON_CHART;
  // Nobody who is out is expected, whatever was stored before.
  const wasOut = before?.starter.status === 'expected' && isOut(reported, before.starter.name);
  return wasOut ? { status: 'unknown' } : undefined;
}

/** Without a report: the starter stored within the last half day stays; otherwise the first of the depth chart is expected. */
async function byChartAlone(side: SideToCome, { before, chartOf }: Asking): Promise<Starter> {
  if (before.starter && isRecent(before.starter, side.now)) return undefined;
  const chart = await chartOf(side);
  // A player listed out within the day is not assumed to be fit.
  const out = namesOut(before.out, side.now) ?? [];
  return chart && (firstOnChartAlone({ league: side.league, out }, chart) ?? NOBODY_ON_CHART);
}

/**
 * The quarterbacks we expect on each side; a side that is left out keeps its stored starter. Depth charts are requested if the
 * last starter is out or there is none, or if no report could be read, soonest games first.
 * @param absencesOf a side's players on the report; undefined if its report could not be read
 */
export async function expectQuarterbacks(
  { source, store }: RefreshContext,
  reports: PlayerReports,
  sides: readonly SideToCome[],
  absencesOf: (side: SideToCome) => readonly Absence[] | undefined,
  refused: Refused,
): Promise<ReadonlyMap<SideToCome, Starter>> {
  const ids = [...new Set(sides.map(({ sourceId }) => sourceId))];
  const told = await store.readLastTold(source.name, ids);
  const chartOf = chartsOf(reports, refused);
  const last = new Map<number, ReadonlyMap<string, string>>();
  const starters = new Map<SideToCome, Starter>();
  for (const side of sides) {
    const { league, season, teamName, sourceId } = side;
    const lastOf = last.get(season) ?? (await store.readLastStarters(league, season));
    last.set(season, lastOf);
    const asking = { before: told.get(sideOfGameKey(sourceId, side.side)) ?? {}, chartOf };
    const absences = absencesOf(side);
    const starter = absences
      ? await byReport(side, lastOf.get(teamName), absences, asking)
      : await byChartAlone(side, asking);
    if (starter) starters.set(side, starter);
  }
  return starters;
}
