import { type PoolWeights, pool } from '#engine/market/pool.ts';
import { fitPool, type PoolTriple } from '../fit/fitPool.ts';
import type { BacktestAnswer, BacktestQuestion } from './types.ts';

/** A question that has "published" among its answers, and the weights of every season it was given for. */
interface Anchored {
  readonly question: BacktestQuestion;
  readonly pools: ReadonlyMap<number, PoolWeights>;
}

/**
 * Adds the market-anchored forecast to every answer that has "own" and "close". Each season's weights are fitted only on
 * the seasons before it. Field questions, questions without a close, and answers that already carry "published" are left as they
 * are.
 */
export function anchored(question: BacktestQuestion, seasons: readonly number[]): Anchored {
  const pools = new Map<number, PoolWeights>();
  if (question.outcomes === 'field') return { question, pools };
  for (const season of seasons) {
    const asked = question.answers.some((answer) => answer.season === season && triple(answer));
    if (asked)
      pools.set(
        season,
        question.pools?.get(season) ?? fitPool(earlier(question, season).flatMap(triples)),
      );
  }
  const answers = question.answers.map((answer) => {
    const weights = pools.get(answer.season);
    const both = triple(answer);
    if (!weights || !both) return answer;
    return { ...answer, said: { ...answer.said, published: pool(both.close, both.own, weights) } };
  });
  return { question: { ...question, answers }, pools };
}

function earlier(
  { earlier: walked, answers }: BacktestQuestion,
  season: number,
): readonly BacktestAnswer[] {
  const known = walked
    ? walked.filter(({ before }) => before === season).flatMap((one) => one.answers)
    : answers;
  return known.filter((answer) => answer.season < season);
}

function triple({ said, happened }: BacktestAnswer): PoolTriple | undefined {
  const { own, close } = said;
  return own && close && !said.published ? { own, close, happened } : undefined;
}

const triples = (answer: BacktestAnswer): PoolTriple[] => {
  const both = triple(answer);
  return both ? [both] : [];
};
