/**
 * `npm run bench -- ledger`: how fast a ledger of a million lines is checked on this machine, in processor time of one
 * thread; `npm run bench -- ledger 100000` uses fewer.
 */

import process from 'node:process';
import { checkBytes } from '#client/ledger/checkBytes.ts';
import { browserDigest } from '#client/ledger/digest.ts';
import { GENESIS, ledgerLineText } from '#domain/ledger/line.ts';
import { counted } from '#domain/words/counted.ts';
import { canonicalJson } from '#slate/archive/hash.ts';
import { chainDigest } from '#slate/ledger/chainDigest.ts';

const LINES = Number(process.argv[3] ?? 1_000_000);
/** Lines made ahead of being checked, so that making them does not count. */
const BATCH = 5000;
const START = Date.UTC(2026, 0, 1);

/** A prediction with a recipe of forty numbers, about 1.7 kB, like a game's. */
const inputs = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => [`input${at}`, 100 / (at + 3)]),
);
const rest = canonicalJson({
  game: { gameTime: '2030-01-01T00:00:00.000Z', home: 'Buffalo Bills', id: 1 },
  prediction: { homeWinProbability: 57.3, id: 2, recipe: { inputs, notes: ['"neutral site"'] } },
  picks: ['moneyline', 'spread', 'total'].map((market) => ({
    market,
    pick: 'home',
    line: -1.5,
    price: -110,
    book: 'DraftKings',
    probability: 57.3,
    choices: 2,
  })),
  type: 'prediction',
}).slice(1);

/** Processor time of this thread so far, s. */
function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

let making = 0;

async function* ledger(): AsyncGenerator<Uint8Array> {
  let previousHash = GENESIS;
  for (let first = 1; first <= LINES; first += BATCH) {
    const began = cpuSeconds();
    const texts: string[] = [];
    for (let seq = first; seq < first + BATCH; seq += 1) {
      const at = new Date(START + seq).toISOString().replace('Z', '000Z');
      const payload = `{"appendedAt":"${at}",${rest}`;
      const hash = chainDigest(previousHash, payload);
      texts.push(`${ledgerLineText({ hash, kind: 'prediction', payload, previousHash, seq })}\n`);
      previousHash = hash;
    }
    const bytes = new TextEncoder().encode(texts.join(''));
    making += cpuSeconds() - began;
    yield bytes;
  }
}

for (const [name, digest] of [
  ['as in a browser', browserDigest],
  ['as in a command', chainDigest],
] as const) {
  making = 0;
  const began = cpuSeconds();
  const { fault, through, bytes } = await checkBytes(ledger(), { digest, known: [] });
  const seconds = cpuSeconds() - began - making;
  if (fault || through.seq !== LINES) throw new Error('the ledger should stand');
  console.log(
    `${name}: ${counted(LINES, 'line')}, ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s, ${Math.round(LINES / seconds).toLocaleString('en-US')} lines a second`,
  );
}
console.log(
  `Aim: under 60 s. Memory: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB at its peak.`,
);
