/**
 * Runs recipes in every JavaScript engine on this machine and lists those engines: the engine's golden recipes, seasons, players,
 * or with --slate every prediction of the current slate against the database. Exits with 1 if any digit
 * differs, or if there was nothing but Node to compare.
 */
import process from 'node:process';
import { commandLine } from '#local/commandLine/commandLine.ts';
import { runPlainly } from '#local/commandLine/runPlainly.ts';
import { DIGITS } from '#local/commandLine/scripts/lab.ts';
import { bundleDigits } from './bundle.ts';
import { compare, comparedText } from './compare.ts';
import { ENGINES } from './engines.ts';
import { KNOWN } from './known.ts';
import { readSlateRecipes } from './slate.ts';

const { values } = commandLine(DIGITS);

interface Task {
  readonly code: string;
  readonly known: ReadonlyMap<string, string>;
}

const golden = async (): Promise<Task> => ({
  code: await bundleDigits('entry.ts'),
  known: KNOWN,
});

async function slate(): Promise<Task> {
  const recipes = await readSlateRecipes();
  const given = Object.fromEntries(recipes.map(({ name, recipe }) => [name, recipe]));
  return {
    code: `globalThis.recipes = ${JSON.stringify(given)};\n${await bundleDigits('slateEntry.ts')}`,
    known: new Map(recipes.map(({ name, hash }) => [name, hash])),
  };
}

async function main(): Promise<void> {
  const { code, known } = await (values.slate ? slate() : golden());
  const compared = await compare(ENGINES, code, known);
  for (const one of compared) process.stdout.write(`${comparedText(one)}\n`);
  const ran = compared.filter(({ recipes }) => recipes !== undefined);
  if (ran.length < 2) process.stdout.write('No second engine: portability was not tested\n');
  if (ran.length < 2 || ran.some(({ differ }) => differ.length > 0)) process.exitCode = 1;
}

await runPlainly(main);
