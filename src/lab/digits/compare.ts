import { counted } from '#domain/words/counted.ts';
import type { Engine } from './engines.ts';

/** One engine's results. */
interface Compared {
  readonly name: string;
  /** Number of recipes run; undefined if the machine has no such engine. */
  readonly recipes: number | undefined;
  /** Names of the recipes whose digits differ from the known ones. */
  readonly differ: readonly string[];
}

/**
 * Runs recipes in each engine on the machine.
 * @param known digest of each recipe by its name
 */
export async function compare(
  engines: readonly Engine[],
  code: string,
  known: ReadonlyMap<string, string>,
): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const { name, run } of engines) {
    const answer = await run(code);
    const given: Record<string, unknown> = answer === undefined ? {} : JSON.parse(answer);
    const differ = [...known].filter(([recipe, digest]) => given[recipe] !== digest);
    compared.push(
      answer === undefined
        ? { name, recipes: undefined, differ: [] }
        : { name, recipes: Object.keys(given).length, differ: differ.map(([recipe]) => recipe) },
    );
  }
  return compared;
}

/** "Firefox: 15 recipes, 0 differences"; "Firefox: not on this machine, nothing was compared". */
export function comparedText({ name, recipes, differ }: Compared): string {
  if (recipes === undefined) return `${name}: not on this machine, nothing was compared`;
  const which = differ.length > 0 ? `: ${differ.join(', ')}` : '';
  return `${name}: ${counted(recipes, 'recipe')}, ${counted(differ.length, 'difference')}${which}`;
}
