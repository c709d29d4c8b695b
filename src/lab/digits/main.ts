/**
 * Runs the engine's golden recipes in every JavaScript engine that this machine has and says which those were. Ends
 * with 1 where any digit differs, or where nothing but Node was there to compare.
 */
import process from 'node:process';
import { bundleDigits } from './bundle.ts';
import { compare, comparedText } from './compare.ts';
import { ENGINES } from './engines.ts';

const compared = await compare(ENGINES, await bundleDigits());
for (const one of compared) process.stdout.write(`${comparedText(one)}\n`);
const ran = compared.filter(({ recipes }) => recipes !== undefined);
if (ran.length < 2) process.stdout.write('No second engine: portability was not tested\n');
if (ran.length < 2 || ran.some(({ differ }) => differ.length > 0)) process.exitCode = 1;
