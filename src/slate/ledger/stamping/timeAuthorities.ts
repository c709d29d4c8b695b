import { LOCAL_ROOT, publicRoots, rootFrom } from '#domain/timestamps/roots.ts';
import { isDeployed } from './isDeployed.ts';
import { type TimeAuthority, timeAuthority } from './timeAuthority.ts';

/** Public authorities whose roots are known, by the name in the settings: address, and the root that its receipts lead to. */
const KNOWN = {
  freetsa: { url: 'https://freetsa.org/tsr', root: 'FreeTSA Root CA' },
  // Served by plain http alone; the signature is what counts.
  digicert: { url: 'http://timestamp.digicert.com', root: 'DigiCert Trusted Root G4' },
} as const;
type Name = keyof typeof KNOWN;

const isName = (text: string): text is Name => Object.hasOwn(KNOWN, text);
const NAMES = Object.keys(KNOWN).join(',');

function known(name: string): TimeAuthority {
  if (!isName(name)) {
    throw new Error(`LEDGER_AUTHORITIES does not look right: ${NAMES}, or off.`);
  }
  const { url, root } = KNOWN[name];
  return timeAuthority({ url, roots: publicRoots().filter((one) => one.name === root) });
}

type Environment = Readonly<Record<string, string | undefined>>;

/** One name at every start, on whatever port it listens. */
const LOCAL_NAME = 'http://localhost/time-authority';

/** The authority of a local start, and its root. */
function local({ TIME_AUTHORITY_URL: url, TIME_AUTHORITY_ROOT: root }: Environment) {
  if (!url || !root) return undefined;
  return timeAuthority({ url, name: LOCAL_NAME, roots: rootFrom(LOCAL_ROOT, root, true) });
}

/**
 * The time-stamp authorities of this environment: a local start has one of its own, a deployed site two public ones unless
 * LEDGER_AUTHORITIES says otherwise, and a test none. Throws one sentence if the setting looks wrong.
 */
export function timeAuthoritiesOf(environment: Environment): readonly TimeAuthority[] {
  const own = local(environment);
  if (own) return [own];
  const { LEDGER_AUTHORITIES: said = '' } = environment;
  const names = said === '' && isDeployed(environment) ? NAMES : said;
  if (names === '' || names === 'off') return [];
  return names.split(',').map((name) => known(name.trim()));
}
