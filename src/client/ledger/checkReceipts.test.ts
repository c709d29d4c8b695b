import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WitnessedHead } from '#contract/ledger/receipts.ts';
import { EXAMPLE_HEADS } from '#domain/ledger/exampleLedger.fixture.ts';
import { receiptsWords } from '#domain/ledger/receiptsWords.ts';
import { signedHeadText } from '#domain/ledger/signedHead.ts';
import { LOCAL_ROOT, rootFrom } from '#domain/timestamps/roots.ts';
import {
  startTimeAuthority,
  type TimeAuthorityServer,
} from '#local/standins/timeAuthority/start.ts';
import { timeAuthority } from '#slate/ledger/stamping/timeAuthority.ts';
import { checkHeads } from './checkReceipts.ts';

let authority: TimeAuthorityServer;
let roots: ReturnType<typeof rootFrom>;
let owner: { readonly privateKey: KeyObject; readonly key: string };
beforeAll(async () => {
  authority = await startTimeAuthority();
  roots = rootFrom(LOCAL_ROOT, authority.rootPem, true);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
  owner = { privateKey, key };
});
afterAll(() => authority.stop());

/** An example's head with a receipt and a signature, appended some seconds before it was stamped. */
async function witnessed(secondsBefore = 4): Promise<WitnessedHead> {
  const [{ day, seq, hash } = { day: '', seq: 0, hash: '' }] = EXAMPLE_HEADS;
  const given = await timeAuthority({ url: authority.url, roots }).stamp(hash);
  const appendedAt = new Date(given.toldAt.getTime() - secondsBefore * 1000).toISOString();
  const signature = sign(null, Buffer.from(signedHeadText({ seq, hash })), owner.privateKey);
  const receipt = Buffer.from(given.receipt).toString('base64');
  return {
    day,
    seq,
    hash,
    appendedAt,
    markedAt: appendedAt,
    signatures: [{ key: owner.key, signature: signature.toString('base64') }],
    receipts: [{ authority: authority.url, toldAt: appendedAt, local: true, receipt }],
  };
}

test('receipts and signatures that hold are counted, with how long the latest took', async () => {
  const verdict = await checkHeads([await witnessed(), await witnessed(130)], roots);
  expect(receiptsWords(verdict)).toEqual([
    '2 ends of the chain were shown to witnesses.',
    '2 receipts hold: 2 of Local authority: proves nothing outside this machine.',
    'Each was given within 3 min of its line.',
    `2 heads are signed by the owner’s key ${owner.key}.`,
  ]);
  expect(receiptsWords(await checkHeads([], roots))).toEqual([
    '0 ends of the chain were shown to witnesses.',
    'No receipt of a witness.',
  ]);
});

test.each<[string, (head: WitnessedHead) => WitnessedHead, string]>([
  ['another hash', (head) => ({ ...head, hash: 'ab'.repeat(32) }), 'it is of another hash'],
  ['another line', (head) => ({ ...head, seq: 5 }), 'The signature of line 5'],
  [
    'a line said to be later than its receipt',
    (head) => ({ ...head, appendedAt: '2030-01-01T00:00:00.000Z' }),
    'it is older than the line',
  ],
  [
    'no receipt at all',
    (head) => ({ ...head, receipts: head.receipts.map((one) => ({ ...one, receipt: 'AAAA' })) }),
    'does not hold',
  ],
  [
    'a signature that is none',
    (head) => ({ ...head, signatures: [{ key: owner.key, signature: 'AAAA' }] }),
    'The signature of line 4',
  ],
])('what does not fit is a fault: %s', async (_, change, said) => {
  const { faults } = await checkHeads([change(await witnessed())], roots);
  expect(faults.join('\n')).toContain(said);
});
