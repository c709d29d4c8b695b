import { mirrorOf } from '#slate/ledger/mirror/fromEnvironment.ts';
import { witnessesOf } from '#slate/ledger/stamping/fromEnvironment.ts';
import { stampSigner } from '#slate/ledger/stamping/signer.ts';
import { timeAuthoritiesOf } from '#slate/ledger/stamping/timeAuthorities.ts';
import type { Environment } from '#wiring';
import { because, type DoctorFinding, missing, ok, unchecked } from './finding.ts';

/** Fewer than this many authorities, and one that fails or lies has nobody beside it. */
const ENOUGH = 2;

function authorities(environment: Environment): DoctorFinding {
  const names = timeAuthoritiesOf(environment).map(({ name }) => name);
  if (names.length === 0) {
    return missing(
      'No time-stamp authority sees the ledger (LEDGER_AUTHORITIES is off): its owner could rewrite it unseen.',
    );
  }
  if (names.length < ENOUGH) {
    return unchecked(`One time-stamp authority alone sees the ledger, ${names.join()}: ask two.`);
  }
  return ok(`The ledger is stamped by ${names.join(' and ')} after every slate.`);
}

const signer = (environment: Environment): DoctorFinding =>
  stampSigner(environment)
    ? ok('LEDGER_SIGNING_KEY signs the ledger’s heads.')
    : missing('LEDGER_SIGNING_KEY is not set: the ledger’s heads are not signed.');

function mirror(environment: Environment): DoctorFinding {
  const to = mirrorOf(environment);
  return to
    ? ok(`The ledger’s heads are copied to ${to.name}.`)
    : unchecked('LEDGER_MIRROR is not set: no public git repository has copies of the heads.');
}

function others(environment: Environment): DoctorFinding {
  const names = witnessesOf(environment).map(({ name }) => name);
  if (names.length === 0) return ok('No further service stamps the ledger’s daily heads.');
  return ok(`The ledger’s daily heads are stamped by ${names.join(', ')}, too.`);
}

/** Who outside sees the ledger: what is missing, and settings that look wrong. */
export const checkWitnesses = (environment: Environment): readonly DoctorFinding[] =>
  [authorities, signer, mirror, others].map((check) => {
    try {
      return check(environment);
    } catch (error) {
      return missing(because(error));
    }
  });
