import type { ShownFightPrediction } from '#contract/answers/fights/shownFight.ts';
import { methodWord } from '#domain/fights/methodText.ts';
import { percent } from '#domain/numbers/numbers.ts';

type Told = Pick<ShownFightPrediction, 'winner' | 'method' | 'methods'>;

/** The share of all bouts, 0–1, that the predicted winner wins by his most frequent method; undefined if the answer has none. */
const shareOf = ({ winner, method, methods }: Told, first: string): number | undefined =>
  Object.entries(methods?.[winner === first ? 'a' : 'b'] ?? {}).find(
    ([name]) => name === method,
  )?.[1];

/** The predicted winner's most frequent method, with its share of all bouts if the answer has it: "KO/TKO 34%". */
export function methodWords(told: Told, first: string): string | undefined {
  if (told.method === undefined) return undefined;
  const share = shareOf(told, first);
  const word = methodWord(told.method);
  return share === undefined ? word : `${word} ${percent(100 * share)}`;
}

/** The same in a sentence: "most likely by knockout (34%)". */
export function methodSentence(told: Told, first: string): string | undefined {
  if (told.method === undefined) return undefined;
  const word = methodWord(told.method);
  const share = shareOf(told, first);
  const said = word === 'KO/TKO' ? 'knockout' : word.toLowerCase();
  return `most likely by ${said}${share === undefined ? '' : ` (${percent(100 * share)})`}`;
}
