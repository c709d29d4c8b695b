import { type Histogram, splitAt } from '../game/scoreGrid.ts';
import type { TableLeague } from './marginTable.ts';
import { negated } from './negated.ts';
import { outcomesAt } from './outcomes.ts';
import type { Field, GameResults } from './tool.ts';

/** Kinds of a lined bet: a side with a handicap, over, under. */
export const BETS = ['spread', 'over', 'under'] as const;
export type BetKind = (typeof BETS)[number];

export const TEAMS = ['home', 'away'] as const;
type Team = (typeof TEAMS)[number];

/** What a bet's value has to exceed: its side's margin, the total, or the total below zero. */
export const thresholdOf = (bet: BetKind, line: number): number => (bet === 'over' ? line : -line);

/**
 * Chances of a bet's value by the league's table, if it wins the given share (0–1) of its decided stakes at a line.
 * Throws a RangeError if the table knows no such game.
 */
export function tableOutcomes(
  league: TableLeague,
  bet: BetKind,
  line: number,
  share: number,
): Histogram {
  if (bet === 'spread') return outcomesAt(league, 'spread', line, share);
  if (bet === 'over') return outcomesAt(league, 'total', line, share);
  return negated(outcomesAt(league, 'total', line, 1 - share));
}

/** The same from one game's own simulated results. */
export function gameOutcomes(game: GameResults, bet: BetKind, team: Team): Histogram {
  if (bet === 'over') return game.totals;
  if (bet === 'under') return negated(game.totals);
  return team === 'home' ? game.margins : negated(game.margins);
}

/** Shares of a bet that wins above a threshold, 0–1. */
export function sharesAbove(outcomes: Histogram, over: number) {
  const { above, at, below } = splitAt(outcomes, over);
  const decided = above + below;
  return { win: above, push: at, lose: below, decided: decided === 0 ? 0.5 : above / decided };
}

/** Fields of calculators that can count in one game of ours. */
export const GAME_FIELDS: readonly Field[] = [
  {
    name: 'game',
    label: 'Our game’s number',
    kind: 'number',
    optional: true,
    hint: 'From its page’s address',
    example: '',
  },
  {
    name: 'team',
    label: 'Your side, in that game',
    kind: 'choice',
    optional: true,
    choices: [
      ['home', 'Home'],
      ['away', 'Away'],
    ],
    example: 'home',
  },
];
