import type { MatchShape } from './balance.ts';
import { endingCode } from './endings.ts';
import { MOST_EXTRA_PAIRS } from './playSets.ts';
import { LONG_SET, SET_GAMES, SET_MARGINS, SET_SCORE_COUNT, WON_BY_B } from './sets.ts';
import { type MatchTables, setAt } from './tables.ts';

/** Probabilities by code (endings.ts), with the codes in the order in which they were first reached. */
class Endings {
  readonly codes: number[] = [];
  private readonly shares: Float64Array;

  /** @param games most that a match can have */
  constructor(games: number) {
    this.shares = new Float64Array(endingCode(games + 1, 0, 0, 0));
  }

  add(code: number, share: number): void {
    if (!(share > 0)) return;
    const before = this.shares[code] ?? 0;
    if (before === 0) this.codes.push(code);
    this.shares[code] = before + share;
  }

  share(code: number): number {
    return this.shares[code] ?? 0;
  }

  clear(): void {
    for (const code of this.codes) this.shares[code] = 0;
    this.codes.length = 0;
  }
}

/** Games of a set with a tie-break. */
const LONGEST_SET = 13;

/** What moves on by one set of a score: games, margin, tie-breaks. */
interface Step {
  readonly games: number;
  readonly margin: number;
  readonly tieBreaks: number;
  readonly share: number;
}

/** A set's score, and where a long one is played on each number of games that it can last. */
function stepsOf(score: number, share: number, playedOn: boolean, again: number): readonly Step[] {
  const [games, margin] = [SET_GAMES[score] ?? 0, SET_MARGINS[score] ?? 0];
  const long = score % WON_BY_B === LONG_SET;
  if (!long || !playedOn) return [{ games, margin, tieBreaks: long ? 1 : 0, share }];
  const steps: Step[] = [];
  let left = share;
  for (let pairs = 0; pairs <= MOST_EXTRA_PAIRS; pairs++) {
    const ends = pairs === MOST_EXTRA_PAIRS ? left : left * (1 - again);
    // From 6-6 the set is won by two games: one game more than a tie-break, plus two for every level pair.
    steps.push({
      games: games + 1 + 2 * pairs,
      margin: 2 * Math.sign(margin),
      tieBreaks: 0,
      share: ends,
    });
    left -= ends;
  }
  return steps;
}

/** The probability of each way a match can end, by sets lost by A if it wins (bestOf less those of B if it does), and by code. */
type MatchJoint = readonly Endings[];

/**
 * Every way a match can end with its probability, summed over all days and both tosses. Sums and products only, always in one order,
 * so that its digits are the same on every machine.
 */
export function matchJoint(
  { days, sets, finals, levelAgain }: MatchTables,
  { bestOf, finalSet }: MatchShape,
): MatchJoint {
  const need = (bestOf + 1) / 2;
  const most = LONGEST_SET * bestOf + (finalSet === 0 ? 1 + 2 * MOST_EXTRA_PAIRS : 0);
  const ends = Array.from({ length: bestOf + 1 }, () => new Endings(most));
  const standing = Array.from({ length: need * need }, () => new Endings(most));
  const at = (wonA: number, wonB: number): Endings | undefined =>
    wonA === need ? ends[wonB] : wonB === need ? ends[bestOf - wonA] : standing[wonA * need + wonB];
  for (let day = 0; day < days.length; day++) {
    const likely = (days[day] ?? 0) - (days[day - 1] ?? 0);
    for (const toss of [0, 1]) {
      for (const each of standing) each.clear();
      at(0, 0)?.add(endingCode(0, 0, 0, 0), likely / 2);
      for (let played = 0; played < bestOf; played++) {
        for (
          let wonA = Math.max(0, played - need + 1);
          wonA <= Math.min(played, need - 1);
          wonA++
        ) {
          const wonB = played - wonA;
          const from = at(wonA, wonB);
          if (from) playSet(from, wonA, wonB, day, toss);
        }
      }
    }
  }
  return ends;

  function playSet(from: Endings, wonA: number, wonB: number, day: number, toss: number): void {
    const deciding = wonA + wonB === bestOf - 1;
    const table = deciding ? finals : sets;
    for (const server of [0, 1]) {
      const start = setAt(day, wonA - wonB, server);
      for (let score = 0; score < SET_SCORE_COUNT; score++) {
        const below = score === 0 ? 0 : (table[start + score - 1] ?? 0);
        const share = (table[start + score] ?? 0) - below;
        const toA = score < WON_BY_B;
        const to = toA ? at(wonA + 1, wonB) : at(wonA, wonB + 1);
        const playedOn = deciding && finalSet === 0;
        for (const step of stepsOf(score, share, playedOn, levelAgain[day] ?? 0)) {
          if (to) move(from, to, step, server ^ toss, wonA + wonB === 0 && toA);
        }
      }
    }
  }
}

const GAME = endingCode(1, 0, 0, 0) - endingCode(0, 0, 0, 0);
const MARGIN = endingCode(0, 1, 0, 0) - endingCode(0, 0, 0, 0);
const TIE_BREAK = endingCode(0, 0, 1, 0) - endingCode(0, 0, 0, 0);
/** Games of a code, whose parity says who serves. */
const gamesIn = (code: number): number => Math.floor(code / GAME);

/** Carries every state with this parity of games on by one set. */
function move(from: Endings, to: Endings, step: Step, parity: number, firstToA: boolean): void {
  const by =
    step.games * GAME + step.margin * MARGIN + step.tieBreaks * TIE_BREAK + (firstToA ? 1 : 0);
  for (const code of from.codes) {
    if ((gamesIn(code) & 1) === parity) to.add(code + by, from.share(code) * step.share);
  }
}
