import { TEAM_LEAGUES } from '../leagues/codes.ts';
import type { League } from '../leagues/league.ts';
import { standsCalled } from '../record/calledEarly.ts';
import type { Outcome } from '../record/outcome.ts';
import { settleGame } from '../record/settleGame.ts';
import type { LedgerSides } from './contest.ts';
import { isLineObject, objectOf } from './line.ts';
import { twoNames } from './two.ts';

type Members = Readonly<Record<string, unknown>>;

/** Which picks a market of games has, and whether it has a line. */
const MARKETS = {
  moneyline: { picks: ['home', 'away', 'draw'], hasLine: false },
  spread: { picks: ['home', 'away'], hasLine: true },
  total: { picks: ['over', 'under'], hasLine: true },
} as const;

const isMarket = (value: unknown): value is keyof typeof MARKETS =>
  typeof value === 'string' && Object.hasOwn(MARKETS, value);

const leagueOf = (value: unknown): League | undefined =>
  TEAM_LEAGUES.find((league) => league === value);

/** The bet that a grade says, if it is one of a game. */
function askedOf({ market, pick, line }: Members) {
  if (!isMarket(market)) return undefined;
  const { picks, hasLine } = MARKETS[market];
  const known = picks.find((one) => one === pick);
  if (known === undefined || (hasLine && typeof line !== 'number')) return undefined;
  return { market, pick: known, ...(typeof line === 'number' && { line }) };
}

/** The final score that a grade says; null if the game was called off; undefined if that is not said. */
function scoreOf(value: unknown) {
  if (value === null) return null;
  if (!isLineObject(value)) return undefined;
  const { home, away } = value;
  return typeof home === 'number' && typeof away === 'number' ? { home, away } : undefined;
}

/**
 * What a pick or edge of a game comes to by the grade's own score, or undefined if it does not follow from what the grade says.
 * @param said the league and sides of the line that is graded
 */
export function settledGame(grade: Members, said: LedgerSides): Outcome | undefined {
  const { home, away } = objectOf(grade.sides);
  const league = leagueOf(said.league);
  const [sides, asked, score] = [twoNames(home, away), askedOf(grade), scoreOf(grade.score)];
  const calledAfter = grade.calledAfter ?? undefined;
  if (!league || !said.two || !sides || !asked || score === undefined) return undefined;
  if (calledAfter !== undefined && typeof calledAfter !== 'number') return undefined;
  const isSwapped = said.two[0] === sides[1] && said.two[1] === sides[0];
  if (score === null || isSwapped) return 'void';
  if (!standsCalled(league, asked.market, score, calledAfter)) return 'void';
  return settleGame(league, score, asked);
}
