import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chained, payload, type Saying } from '#domain/ledger/exampleLedger.fixture.ts';
import { ledgerLineText } from '#domain/ledger/line.ts';
import { LOCAL_BEACON, QUICKNET, roundDue } from '#domain/ledger/seed/beaconChain.ts';
import {
  byRule,
  DRAWN_FROM,
  type Drawn,
  drawn,
  GAME_1,
  gameSeed,
  inputsSaying,
  OTHER_SIGNATURE,
} from '#domain/ledger/seed/exampleSeeds.fixture.ts';
import { ROOT } from '#local/project.ts';
import { localSignature } from '#local/standins/beacon/localRound.ts';
import { HAS_PYTHON, type PythonScript, pythonScript } from './pythonScript.ts';

/** Round 123 of quicknet, as the network published it. */
const SIGNATURE =
  'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92';
const ROUND = 123;
/** A second before a round is due. */
const before = (round: number): string =>
  new Date(roundDue(QUICKNET, round) - 1000).toISOString().replace('Z', '000Z');
const from = { ...DRAWN_FROM, round: ROUND, signature: SIGNATURE };

/** A line of inputs a second before a round, and a prediction with a seed of it. */
const ledger = (
  change: Drawn = {},
  chain = QUICKNET.hash,
  round = ROUND,
  more: readonly Saying[] = [],
) =>
  chained([
    payload(before(round), inputsSaying([GAME_1], chain)),
    ...[drawn(gameSeed(1), 'game 1', { from, ...change }), ...more].map((saying) =>
      payload(before(round + 2), saying),
    ),
  ]);

describe.skipIf(!HAS_PYTHON)('docs/verify_beacon.py', () => {
  let folder: string;
  let python: PythonScript;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'beacon-'));
    python = pythonScript(join(ROOT, 'docs/verify_beacon.py'));
  });
  afterAll(async () => {
    python?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function told(lines: ReturnType<typeof ledger>, ...more: readonly string[]) {
    const path = join(folder, 'ledger.jsonl');
    await writeFile(path, lines.map((line) => `${ledgerLineText(line)}\n`).join(''));
    const { status, stdout, stderr } = await python.run([path, ...more]);
    expect(status).toBe(stderr === '' ? 0 : 1);
    return (stdout + stderr).trim();
  }

  test('a real round of the network stands, and everything that follows from it', async () => {
    expect(await told(ledger())).toBe(
      "1 seeds follow from their rounds; the signatures of 1 of 1 rounds are the beacon's own",
    );
  });

  test('a round of the local beacon stands, and is said to prove nothing; a seed by the rule is counted', async () => {
    const local = { ...from, beacon: LOCAL_BEACON.hash, round: 9, signature: localSignature(9) };
    const said = await told(
      ledger({ from: local }, LOCAL_BEACON.hash, 9, [byRule(gameSeed(2))]),
      '5',
    );
    expect(said).toContain("1 of 1 rounds are the beacon's own");
    expect(said).toContain('1 of them of the local beacon, which proves nothing');
    expect(said).toContain('1 seeds are by the published rule');
  });

  test.each<[string, ReturnType<typeof ledger>, string]>([
    [
      'a seed that does not follow',
      ledger({ seed: '00000000' }),
      'line 2: the seed that follows is ',
    ],
    [
      'a later round',
      ledger({ from: { ...from, round: 124 } }),
      'line 2: round 123 was the next after its inputs, not 124',
    ],
    [
      'a round that was there before its inputs',
      ledger({}, QUICKNET.hash, ROUND + 1),
      'line 2: round 124 was the next',
    ],
    [
      'other inputs',
      ledger({ inputs: { model: 'football' } }),
      'line 2: its inputs are not in that line',
    ],
    [
      'another chain',
      ledger({ from: { ...from, beacon: LOCAL_BEACON.hash } }),
      'line 2: no such beacon is named',
    ],
    [
      'no line of inputs',
      ledger({ from: { ...from, inputsLine: 2 } }),
      'line 2: no such beacon is named',
    ],
    [
      'a text as a signature',
      ledger({ from: { ...from, signature: SIGNATURE.toUpperCase() } }),
      'line 2: that is no signature',
    ],
    [
      'a signature that is none',
      ledger({ from: { ...from, signature: OTHER_SIGNATURE } }),
      "line 2: that is not the beacon's signature of round 123",
    ],
    [
      'the negative of the signature',
      ledger({ from: { ...from, signature: SIGNATURE.replace('b7', '97') } }),
      "line 2: that is not the beacon's",
    ],
    [
      'infinity',
      ledger({ from: { ...from, signature: 'c0'.padEnd(96, '0') } }),
      "line 2: that is not the beacon's",
    ],
    [
      'the local beacon’s signature',
      ledger({ from: { ...from, signature: localSignature(ROUND) } }),
      "line 2: that is not the beacon's",
    ],
  ])('%s is found', async (_, lines, why) => {
    expect(await told(lines)).toContain(why);
  });

  test('says how it is used, and what it cannot read', async () => {
    expect((await python.run([])).stderr).toMatch(/^Usage: /);
    expect((await python.run(['--help'])).stdout).toMatch(/^Usage: /);
    expect((await python.run(['a', '0'])).stderr).toMatch(/^Usage: /);
    expect((await python.run([join(folder, 'none')])).stderr).toMatch(/^The file cannot be read/);
  });
});
