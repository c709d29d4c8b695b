import type { ShownFightPrediction } from '#contract/answers/fights/shownFight.ts';
import { methodWord } from '#domain/fights/methodText.ts';
import { percent } from '#domain/numbers/numbers.ts';

type Told = Pick<ShownFightPrediction, 'winner' | 'method' | 'methods'>;

/** The predicted winner's most frequent method, with its share of all bouts if the answer has it: "KO/TKO 34%". */
export function methodWords({ winner, method, methods }: Told, first: string): string | undefined {
  if (method === undefined) return undefined;
  const shares = methods?.[winner === first ? 'a' : 'b'];
  const share = Object.entries(shares ?? {}).find(([name]) => name === method)?.[1];
  return share === undefined ? methodWord(method) : `${methodWord(method)} ${percent(100 * share)}`;
}
