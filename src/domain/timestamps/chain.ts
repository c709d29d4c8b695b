import type { Certificate } from './certificate.ts';
import type { Checks } from './subtle.ts';
import { sameBytes } from './values.ts';

/** A root that receipts may lead to. */
export interface Root {
  /** "DigiCert Trusted Root G4" */
  readonly name: string;
  /** An authority of this machine alone, which proves nothing outside of it. */
  readonly isLocal?: boolean;
  readonly certificate: Certificate;
}

/** Certificates between a signer and its root, at most. */
const DEPTH = 5;

const wasValid = ({ validFrom, validTo }: Certificate, at: number): boolean =>
  validFrom <= at && at <= validTo;

async function issued(checks: Checks, issuer: Certificate, by: Certificate): Promise<boolean> {
  if (!issuer.isAuthority || !sameBytes(issuer.subject, by.issuer)) return false;
  const { signedPart: bytes, signature, signatureOid: oid } = by;
  return checks.verify(issuer.key, { bytes, signature, oid }).catch(() => false);
}

/**
 * The root that a certificate leads to, each certificate on the way being valid at that moment; undefined: none of ours.
 * @param between certificates that came along, trusted no further than a root vouches for them
 */
export async function rootOf(
  certificate: Certificate,
  {
    between,
    roots,
    at,
    checks,
  }: {
    readonly between: readonly Certificate[];
    readonly roots: readonly Root[];
    readonly at: number;
    readonly checks: Checks;
  },
  depth = DEPTH,
): Promise<Root | undefined> {
  if (!wasValid(certificate, at) || certificate.demandsMore || depth === 0) return undefined;
  for (const root of roots) {
    if (wasValid(root.certificate, at) && (await issued(checks, root.certificate, certificate))) {
      return root;
    }
  }
  for (const other of between) {
    if (sameBytes(other.subject, certificate.subject)) continue;
    if (!(await issued(checks, other, certificate))) continue;
    const root = await rootOf(other, { between, roots, at, checks }, depth - 1);
    if (root) return root;
  }
  return undefined;
}
