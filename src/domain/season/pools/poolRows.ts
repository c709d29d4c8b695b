import { percent } from '../../numbers/numbers.ts';
import { clockTime, easternDate, longDate, shortMonthDay, weekday } from '../../time/time.ts';
import { seasonShareText } from '../oddsText.ts';
import type { SeasonGame, SeasonTeam } from '../seasonView.ts';
import type { ConfidencePick, CountedPlan, SurvivorChoice, SurvivorPlan } from './pool.ts';

/** A row of a pool's table, in words. */
export interface PoolRow {
  /** What the row is about, and a line under it. */
  readonly name: string;
  readonly line: string;
  readonly cells: readonly string[];
  /** The game the row is about, as its place in the inputs. */
  readonly game: number;
}

/** What of a season its pools' rows need. */
interface PoolNames {
  readonly teams: readonly Pick<SeasonTeam, 'number' | 'shortName'>[];
  readonly games: readonly Pick<SeasonGame, 'game' | 'gameTime' | 'timeKnown'>[];
}

/** A chance of a long path: one decimal below 10 %. */
const pathText = (share: number): string =>
  share >= 0.001 && share < 0.0995 ? percent(100 * share, 1) : seasonShareText(share);

const nameOf = ({ teams }: PoolNames, team: number): string =>
  teams.find(({ number }) => number === team)?.shortName ?? 'a team';

const AT = { home: 'vs', away: 'at', neutral: 'vs' } as const;

/** "vs Jets", "at Jets", "vs Jets, neutral site" */
const meeting = (names: PoolNames, { opponent, at }: SurvivorChoice): string =>
  `${AT[at]} ${nameOf(names, opponent)}${at === 'neutral' ? ', neutral site' : ''}`;

const startOf = ({ games }: PoolNames, number: number): PoolNames['games'][number] | undefined =>
  games.find(({ game }) => game === number);

/** "Sun 1:00 PM", Eastern time, the hour without a line break; "Sun" while only the day is known. */
function timeOf(names: PoolNames, game: number): string {
  const start = startOf(names, game);
  if (!start) return 'time TBD';
  const { gameTime, timeKnown } = start;
  const day = weekday(easternDate(gameTime)).slice(0, 3);
  const clock = clockTime(gameTime).replace(/ E[SD]T$/, '');
  return timeKnown ? `${day} ${clock.replace(' ', '\u00a0')}` : day;
}

/** This week's teams: chance, when they are used best, and what the plan loses without them. */
export const weekRows = (names: PoolNames, { week, teams }: SurvivorPlan): readonly PoolRow[] =>
  teams.map((team) => ({
    name: nameOf(names, team.team),
    line: `${meeting(names, team)}, ${timeOf(names, team.game)}`,
    cells: [
      seasonShareText(team.chance),
      team.bestWeek === week ? 'now' : `week ${team.bestWeek}`,
      team.loss >= 0.0005 ? pathText(team.loss) : '–',
    ],
    game: team.game,
  }));

/** The plan, a week a row; how often it lasts so far once that is counted. */
export const planRows = (
  names: PoolNames,
  { steps }: SurvivorPlan,
  survived?: CountedPlan['survived'],
): readonly PoolRow[] =>
  steps.map((step, at) => ({
    name: `Week ${step.week}`,
    line: shortMonthDay(`${step.from}T17:00:00Z`),
    cells: [
      `${nameOf(names, step.team)} ${meeting(names, step)}`,
      seasonShareText(step.chance),
      survived ? pathText(survived[at] ?? 0) : '…',
    ],
    game: step.game,
  }));

/** The head of a plan in a sentence. */
export function planLine(plan: SurvivorPlan, survived?: CountedPlan['survived']): string {
  const last = plan.steps.at(-1);
  if (!last) return 'No team is left to pick this week.';
  const chance = survived ? pathText(survived.at(-1) ?? 0) : '…';
  return last.week === plan.lastWeek
    ? `Path to the end, week ${last.week}: ${chance}`
    : `Your teams reach week ${last.week} of ${plan.lastWeek}: ${chance}`;
}

/** "Bills", "Draw": what a pick says; and the game it is of. */
export function confidenceRow(names: PoolNames, pick: ConfidencePick): PoolRow {
  const [home, away] = [nameOf(names, pick.home), nameOf(names, pick.away)];
  const name = { home, draw: 'Draw', away }[pick.result];
  const line = {
    home: `vs ${away}`,
    draw: `${away} at ${home}`,
    away: `at ${home}`,
  }[pick.result];
  return {
    name,
    line: `${line}, ${timeOf(names, pick.game)}`,
    cells: [seasonShareText(pick.chance)],
    game: pick.game,
  };
}

/** The first start among some games: when picks have to be in. */
interface Lock {
  /** "Sunday, November 29, 1:00 PM EST" */
  readonly text: string;
  /** ISO 8601 in UTC; absent while only the day is known. */
  readonly time?: string | undefined;
}

/** Undefined if no start is known. */
export function lockOf(names: PoolNames, games: readonly number[]): Lock | undefined {
  const [first] = games
    .flatMap((game) => startOf(names, game) ?? [])
    .toSorted((one, other) => Date.parse(one.gameTime) - Date.parse(other.gameTime));
  if (!first) return undefined;
  const day = longDate(first.gameTime);
  return first.timeKnown
    ? { text: `${day}, ${clockTime(first.gameTime)}`, time: first.gameTime }
    : { text: `${day}, time TBD` };
}
