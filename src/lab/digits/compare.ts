import { GOLDEN } from '#engine/golden.fixture.ts';
import type { Engine } from './engines.ts';

/** What one engine gave. */
export interface Compared {
  readonly name: string;
  /** Recipes run; undefined where the machine has no such engine. */
  readonly recipes: number | undefined;
  /** Names of the recipes whose digits differ from the golden ones. */
  readonly differ: readonly string[];
}

/** Runs all golden recipes in each engine that the machine has. */
export async function compare(engines: readonly Engine[], code: string): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const { name, run } of engines) {
    const answer = await run(code);
    const given: Record<string, unknown> = answer === undefined ? {} : JSON.parse(answer);
    const differ = GOLDEN.filter((golden) => given[golden.name] !== golden.digest);
    compared.push(
      answer === undefined
        ? { name, recipes: undefined, differ: [] }
        : { name, recipes: Object.keys(given).length, differ: differ.map((one) => one.name) },
    );
  }
  return compared;
}

/** "Firefox: 15 recipes, 0 differences"; "Firefox: not on this machine, nothing was compared". */
export function comparedText({ name, recipes, differ }: Compared): string {
  if (recipes === undefined) return `${name}: not on this machine, nothing was compared`;
  const which = differ.length > 0 ? `: ${differ.join(', ')}` : '';
  return `${name}: ${recipes} recipes, ${differ.length} differences${which}`;
}
