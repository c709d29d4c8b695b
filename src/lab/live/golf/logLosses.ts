import { meanOrZero } from '#domain/numbers/numbers.ts';
import { logLoss } from '../../backtest/metrics/logLoss.ts';
import { SPEAKERS, type Speaker } from '../measured.ts';
import { GOLF_QUESTIONS } from './chances.ts';
import type { JudgedGolfer } from './judge.ts';

/** Rows of one answer: of a win the winner alone, who was one of a field; of the rest everyone, yes or no. */
function losses(rows: readonly JudgedGolfer[], speaker: Speaker): readonly number[] {
  return rows.flatMap(({ question, happened, said }) => {
    const all = said[speaker] ?? [];
    if (question !== 'win') return [logLoss(all, happened)];
    const won = happened[0] ?? 0;
    return won > 0 ? [won * logLoss(all.slice(0, 1), [1])] : [];
  });
}

/** A line for every part with the mean log loss of each speaker: of the winner, and of yes or no for every player. */
export function logLossLines(judged: readonly JudgedGolfer[]): string[] {
  const parts = GOLF_QUESTIONS.flatMap((question) => [
    ...new Set(judged.filter((row) => row.question === question).map(({ part }) => part)),
  ]);
  return parts.map((part) => {
    const rows = judged.filter((row) => row.part === part);
    const told = SPEAKERS.flatMap((speaker) => {
      const all = losses(rows, speaker);
      return rows.some(({ said }) => said[speaker])
        ? [`${speaker} ${meanOrZero(all).toFixed(4)}`]
        : [];
    });
    return `log loss, ${part}: ${told.join(', ')}`;
  });
}
