import type { GradeRule } from '../judged.ts';
import { isLineObject } from '../line.ts';
import { brokenAt } from '../standing.ts';
import { type FollowingClose, followingCloses } from './followingClose.ts';

type Members = Readonly<Record<string, unknown>>;

/** Powers and logarithms may differ in their last digits from machine to machine; in per cent. */
const TOLERANCE = 1e-6;

const isNear = (said: unknown, follows: number | null): boolean =>
  follows === null
    ? (said ?? null) === null
    : typeof said === 'number' && Math.abs(said - follows) <= TOLERANCE;

/** Whether a grade's close is what follows. Of an edge at a withheld price the line is not said. */
const isThat = (grade: Members, { probability, draw, line }: FollowingClose): boolean =>
  isNear(grade.closingProbability, probability) &&
  isNear(grade.closingDrawProbability, draw) &&
  (grade.closingLine ?? null) === (grade.price === 'withheld' ? null : line);

const saysNone = ({ closingProbability, closingDrawProbability, closingLine }: Members): boolean =>
  [closingProbability, closingDrawProbability, closingLine].every((one) => (one ?? null) === null);

const isShare = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 100;

/** What is wrong with a grade's close; undefined for one that follows from the quotes, or is measured by others, too. */
function wrongClose(grade: Members, league: unknown, isGame: boolean): string | undefined {
  const { closing = null, closingWithheld = null } = grade;
  const isUnmeasured = closing === null && closingWithheld === null;
  if (isUnmeasured || (Array.isArray(closing) && closing.length === 0 && closingWithheld === 0)) {
    return saysNone(grade) ? undefined : 'It has a close, and names no price that it is from.';
  }
  const isCount = Number.isSafeInteger(closingWithheld) && Number(closingWithheld) >= 0;
  if (!Array.isArray(closing) || !closing.every(isLineObject) || !isCount) {
    return 'It does not say what its close is from.';
  }
  if (!isShare(grade.closingProbability)) return 'It names closing prices and has no close.';
  if (closing.length === 0) return undefined;
  const follows = followingCloses(closing, league, grade, isGame);
  const [first] = follows;
  if (!first) return 'Its closing prices are not of its market.';
  if (Number(closingWithheld) > 0 || follows.some((one) => isThat(grade, one))) return undefined;
  return `The prices that it names give ${first.probability.toFixed(4)} % at the close.`;
}

/** The close follows from the quotes that a grade names; where others are withheld, those it names are of its market. */
export const closeFault: GradeRule = ({ seq, facts, line }) => {
  const { payload, reference } = facts;
  const { league } = line.contest.sidesOf(line);
  const text = wrongClose(payload, league, reference?.of === 'game');
  return text === undefined ? undefined : brokenAt('wrong close', seq, text);
};
