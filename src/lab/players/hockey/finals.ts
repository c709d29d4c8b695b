import type { HockeyDrawParams } from '#engine/players/hockey/params.ts';
import { savedShots } from '#engine/players/hockey/state.ts';
import type { HockeyGame } from './games.ts';
import { betaOf, Moments, WholeTally } from './tally.ts';

/** Margins and goals told apart in what is counted of finals. */
const MOST_MARGIN = 5;
const MOST_LOSER = 4;
const MOST_AGAINST = 8;

/** What the counts of finals say: shoot-outs, empty nets, assists, relieved goalies, saved shots. */
type Counted = Pick<
  HockeyDrawParams,
  'shootOut' | 'emptyNet' | 'assists' | 'saved' | 'relieved' | 'relievedSaves' | 'relievedGoals'
>;

/** Counts finals. A list without any final at an index has the pooled share there. */
export function countFinals(games: readonly HockeyGame[]): Counted {
  const shootOut = lists(MOST_LOSER + 1, () => new WholeTally());
  const emptyNet = lists(MOST_MARGIN + 1, () => new WholeTally());
  const relieved = lists(MOST_AGAINST + 1, () => new WholeTally());
  const assists = new WholeTally();
  const savesOf = new Moments();
  const goalsOf = new Moments();
  const saved = new Moments();
  for (const game of games) {
    const goals = { home: goalsIn(game.home), away: goalsIn(game.away) };
    const saves = { home: savedShots(game.home), away: savedShots(game.away) };
    const level = goals.home === goals.away;
    const margin = Math.abs(goals.home - goals.away);
    if (!game.postseason && (level || margin === 1))
      shootOut[Math.min(goals.home, goals.away, MOST_LOSER)]?.add(level ? 1 : 0);
    for (const side of ['home', 'away'] as const) {
      const other = side === 'home' ? 'away' : 'home';
      const ahead = goals[side] - goals[other];
      saved.add(saves[side]);
      if (goals[side] === 1) assists.add(assistsIn(game[side]));
      const facing = game.goalies.filter(({ team }) => team === game[other].team);
      if (facing.length === 0) continue;
      const against = facing.reduce((all, one) => all + one.goalsAgainst, 0);
      const empty = goals[side] - against;
      if (ahead > 0 && empty >= 0) emptyNet[Math.min(ahead, MOST_MARGIN)]?.add(empty);
      relieved[Math.min(against, MOST_AGAINST)]?.add(facing.length > 1 ? 1 : 0);
      const starter = facing.find((goalie) => goalie.starter);
      if (facing.length < 2 || !starter) continue;
      const faced = facing.reduce((all, one) => all + one.saves, 0);
      if (faced > 0) savesOf.add(starter.saves / faced);
      if (against > 0) goalsOf.add(starter.goalsAgainst / against);
    }
  }
  const [none = 0.07, one = 0.16] = assists.shares();
  return {
    shootOut: shootOut.map((tally) => tally.shares()[1] ?? 0),
    emptyNet: emptyNet.map((tally, margin) => (margin === 0 ? [1] : tally.shares())),
    assists: [none, one, 1 - none - one],
    saved: saved.mean,
    relieved: relieved.map((tally) => tally.shares()[1] ?? 0),
    relievedSaves: betaOf(savesOf),
    relievedGoals: betaOf(goalsOf),
  };
}

const lists = <T>(length: number, of: () => T): T[] => Array.from({ length }, of);

const goalsIn = ({ skaters }: HockeyGame['home']): number =>
  skaters.reduce((all, { goals }) => all + goals, 0);

const assistsIn = ({ skaters }: HockeyGame['home']): number =>
  skaters.reduce((all, { assists }) => all + assists, 0);
