import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkReceipt } from '#domain/timestamps/checkReceipt.ts';
import { timestampQuery } from '#domain/timestamps/query.ts';
import { publicRoots, rootFrom } from '#domain/timestamps/roots.ts';
import { checksBy } from '#domain/timestamps/subtle.ts';
import { hexOf } from '#domain/timestamps/values.ts';
import { certificate, newKey, pem } from './certificates.ts';
import { startTimeAuthority, type TimeAuthorityServer } from './start.ts';

const HASH = createHash('sha256').update('a line').digest('hex');
const checks = checksBy(globalThis.crypto.subtle);
let folder: string;
let authority: TimeAuthorityServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stamps-'));
  authority = await startTimeAuthority();
});
afterAll(async () => {
  await authority.stop();
  await rm(folder, { recursive: true, force: true });
});

const openssl = (...words: string[]): string =>
  execFileSync('openssl', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
const file = (name: string, bytes: string | Uint8Array) => writeFile(join(folder, name), bytes);

async function stampFrom(url: string, nonce = randomBytes(16)): Promise<Uint8Array> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query' },
    body: timestampQuery(HASH, nonce),
  });
  return new Uint8Array(await answer.arrayBuffer());
}

test('openssl reads our request, and takes the local authority’s receipt by its root and no other', async () => {
  const nonce = randomBytes(16);
  await file('query.tsq', timestampQuery(HASH, nonce));
  expect(openssl('ts', '-query', '-in', 'query.tsq', '-text')).toMatch(/Certificate required: yes/);
  await file('head.tsr', await stampFrom(authority.url, nonce));
  await file('root.pem', authority.rootPem);
  await file(
    'others.pem',
    publicRoots()
      .map(({ certificate: { whole } }) => pem(whole))
      .join(''),
  );
  const verify = (...words: string[]) => openssl('ts', '-verify', '-in', 'head.tsr', ...words);
  expect(verify('-digest', HASH, '-CAfile', 'root.pem')).toContain('Verification: OK');
  expect(verify('-queryfile', 'query.tsq', '-CAfile', 'root.pem')).toContain('Verification: OK');
  expect(() => verify('-digest', HASH, '-CAfile', 'others.pem')).toThrow();
  expect(() => verify('-digest', 'ab'.repeat(32), '-CAfile', 'root.pem')).toThrow();
});

/** An authority of openssl: a root, a certificate between, and one for time stamps. */
async function opensslStamp(kind: readonly string[], digest: string): Promise<Uint8Array> {
  const key = (name: string) => openssl('genpkey', ...kind, '-out', `${name}.key`);
  const days = ['-days', '3000', `-${digest}`];
  for (const name of ['root', 'between', 'signer']) key(name);
  await file('between.ext', 'basicConstraints=critical,CA:true');
  await file(
    'signer.ext',
    'extendedKeyUsage=critical,timeStamping\nkeyUsage=critical,digitalSignature',
  );
  openssl('req', '-x509', '-key', 'root.key', '-subj', '/CN=A root', '-out', 'own.pem', ...days);
  for (const [name, by, from] of [
    ['between', 'root', 'own'],
    ['signer', 'between', 'between'],
  ] as const) {
    openssl('req', '-new', '-key', `${name}.key`, '-subj', `/CN=A ${name}`, '-out', `${name}.csr`);
    const issuer = ['-CA', `${from}.pem`, '-CAkey', `${by}.key`, '-CAcreateserial'];
    openssl(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      ...issuer,
      '-extfile',
      `${name}.ext`,
      '-out',
      `${name}.pem`,
      ...days,
    );
  }
  await file('serial', '01');
  await file(
    'tsa.cnf',
    `[tsa]\ndefault_tsa=t\n[t]\nserial=${folder}/serial\nsigner_digest=${digest}\ndefault_policy=1.2.3.4\ndigests=sha256\nclock_precision_digits=3\naccuracy=secs:1\nordering=yes\ntsa_name=yes\ness_cert_id_chain=yes\ness_cert_id_alg=${digest}\n`,
  );
  await file('query.tsq', timestampQuery(HASH, randomBytes(8)));
  const signer = ['-signer', 'signer.pem', '-inkey', 'signer.key', '-chain', 'between.pem'];
  openssl(
    'ts',
    '-reply',
    '-config',
    'tsa.cnf',
    '-queryfile',
    'query.tsq',
    ...signer,
    '-out',
    'other.tsr',
  );
  return new Uint8Array(await readFile(join(folder, 'other.tsr')));
}

test.each([
  ['RSA and SHA-256', ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'], 'sha256'],
  ['RSA and SHA-512', ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'], 'sha512'],
  ['P-384 and SHA-512', ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-384'], 'sha512'],
])('a receipt of another program (%s) is checked up to its root', async (_, kind, digest) => {
  const receipt = await opensslStamp(kind, digest);
  const roots = [
    ...publicRoots(),
    ...rootFrom('a root', await readFile(join(folder, 'own.pem'), 'utf8')),
  ];
  const held = await checkReceipt(receipt, { hash: HASH, roots, checks });
  expect(held.root.name).toBe('a root');
  const [, said = ''] =
    /Time stamp: (.+)/.exec(openssl('ts', '-reply', '-in', 'other.tsr', '-text')) ?? [];
  expect(new Date(held.toldAt).toISOString()).toBe(new Date(said).toISOString());
  await expect(checkReceipt(receipt, { hash: HASH, roots: publicRoots(), checks })).rejects.toThrow(
    'leads to none of the known roots',
  );
});

test('no byte of a receipt can be changed: it is refused, or says the same', async () => {
  const roots = rootFrom('local', authority.rootPem);
  const receipt = await stampFrom(authority.url);
  const told = await checkReceipt(receipt, { hash: HASH, roots, checks });
  const survived: string[] = [];
  for (const at of receipt.keys()) {
    const changed = receipt.with(at, (receipt[at] ?? 0) ^ 1);
    const held = await checkReceipt(changed, { hash: HASH, roots, checks }).catch(() => undefined);
    if (held && (held.toldAt !== told.toldAt || held.nonce !== told.nonce)) survived.push(`${at}`);
  }
  expect(survived).toEqual([]);
  for (const length of [0, 1, 40, receipt.length - 1]) {
    await expect(
      checkReceipt(receipt.subarray(0, length), { hash: HASH, roots, checks }),
    ).rejects.toThrow();
  }
});

test('a certificate that is not for time stamps, has run out, or is its own root is refused', async () => {
  const { stamped } = await import('./stamp.ts');
  const root = newKey();
  const key = newKey();
  const by = { issuer: 'Root', issuerKey: root };
  const own = certificate({ ...by, subject: 'Root', key: root, issues: true });
  const roots = rootFrom('root', pem(own));
  const check = (signer: Uint8Array, signing = key) =>
    checkReceipt(
      stamped({ hash: HASH, nonce: '17' }, new Date(), { key: signing, chain: [signer, own] }),
      {
        hash: HASH,
        roots,
        checks,
      },
    );
  const signer = { ...by, subject: 'Signer', key, issues: false };
  await expect(check(certificate(signer))).resolves.toMatchObject({ nonce: '17' });
  await expect(check(certificate({ ...signer, issues: true }))).rejects.toThrow(
    'not for time stamps',
  );
  await expect(check(certificate({ ...signer, until: 2021 }))).rejects.toThrow(
    'none of the known roots',
  );
  const self = certificate({ ...signer, issuer: 'Signer', issuerKey: key });
  await expect(check(self)).rejects.toThrow('none of the known roots');
  // The signer has no right to issue.
  const deeper = newKey();
  const below = certificate({
    subject: 'Below',
    issuer: 'Signer',
    key: deeper,
    issuerKey: key,
    issues: false,
  });
  await expect(check(below, deeper)).rejects.toThrow('none of the known roots');
});

test('the public roots are those whose fingerprints are known', async () => {
  const prints = await Promise.all(
    publicRoots().map(async ({ name, certificate: { whole } }) => [
      name,
      hexOf(await checks.digest('SHA-256', whole)),
    ]),
  );
  expect(Object.fromEntries(prints)).toEqual({
    'DigiCert Trusted Root G4': '552f7bdcf1a7af9e6ce672017f4f12abf77240c78e761ac203d1d9d20ac89988',
    'FreeTSA Root CA': 'a6379e7cecc05faa3cbf076013d745e327bbbaa38c0b9af22469d4701d18aabc',
  });
});
