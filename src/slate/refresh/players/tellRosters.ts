import type { RosterPlayer } from '#feeds/playerReports.ts';
import type { RefreshContext } from '../context.ts';
import type { SideToCome } from '../sidesToCome.ts';
import { leagueState } from './leagueState.ts';
import { renameKnown } from './renameKnown.ts';
import { askInTurn, type Telling } from './telling.ts';

/** Rosters are asked for this long before a game. A sample's cost no request and are there at once: its slate changes by the day. */
const BEFORE_MS = 36 * 3_600_000;
/** They change by the day: a team's is not asked for again within this time. */
const SERVES_MS = 12 * 3_600_000;
/** Most rosters per league and run: the next run continues. A sample's cost no request. */
const MOST = 8;

/** Teams that play within a time from now and whose roster is old, soonest first. */
function teamsToAsk(
  sides: readonly SideToCome[],
  readAt: ReadonlyMap<string, string>,
  now: Date,
  before: number,
): readonly SideToCome[] {
  const seen = new Set<string>();
  return sides.filter(({ gameTime, teamKey, teamId }) => {
    const at = readAt.get(teamKey);
    const isOld = at === undefined || now.getTime() - Date.parse(at) >= SERVES_MS;
    const isSoon = new Date(gameTime).getTime() - now.getTime() <= before;
    if (!isOld || !isSoon || teamId === undefined || seen.has(teamKey)) return false;
    seen.add(teamKey);
    return true;
  });
}

/** The same players in the same order, so that an answer's order is no news. */
const inOrder = (players: readonly RosterPlayer[]): readonly RosterPlayer[] =>
  players.toSorted((one, other) => (one.playerId < other.playerId ? -1 : 1));

/** Asks for the rosters of teams that play soon, and stores them, with the numbers of players known under another id. */
export async function tellRosters(
  context: RefreshContext,
  { all, league, sides, refused }: Telling,
): Promise<void> {
  const { store, lease, now, source } = context;
  const before = source.sample ? Number.POSITIVE_INFINITY : BEFORE_MS;
  const asked = teamsToAsk(sides, await store.readRosterTimes(league), now, before);
  const answers = await askInTurn(
    asked,
    source.sample ? asked.length : MOST,
    ({ teamId = '' }) => all.roster(league, teamId),
    ({ teamName }, reason) => refused(`roster of ${teamName}`, reason),
  );
  const told = answers.filter(([, players]) => players.length > 0);
  for (const [{ teamName }, players] of answers)
    if (players.length === 0 && !source.sample)
      refused(`roster of ${teamName}`, 'the feed has none');
  if (told.length === 0) return;
  const known = await leagueState(context, league);
  const named = told.flatMap(([{ teamKey }, players]) =>
    players.map((one) => ({ ...one, team: teamKey })),
  );
  const renames = renameKnown(known, named, await store.readLeaguePlayers(league));
  await store.saveRosters(lease, league, now, {
    rosters: new Map(told.map(([{ teamKey }, players]) => [teamKey, inOrder(players)])),
    renames,
    state: renames.length > 0 ? known.state : undefined,
  });
}
