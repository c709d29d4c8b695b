/** The parts of an http or https address in the settings. */
interface WebAddress {
  readonly protocol: 'http' | 'https';
  /** As it is in an address: IPv6 in brackets. */
  readonly host: string;
  /** That of the protocol if none is given: 80 or 443. */
  readonly port: number;
  /** Empty, or from its slash on, without one at the end. */
  readonly path: string;
  /** The address without a slash at the end, to put a path behind. */
  readonly base: string;
}

const ADDRESS =
  /^(https?):\/\/(\[[\da-f:.]+\]|[a-z\d](?:[a-z\d._-]*[a-z\d])?\.?)(?::(\d{1,5}))?(\/[^\s?#]*)?$/i;
const MOST = 65_535;

/**
 * Reads an address of the settings. Undefined for anything else: another protocol, a name and password, a query, a port that is
 * none, spaces around it.
 */
export function webAddress(text: string): WebAddress | undefined {
  const [, scheme, host, given, path = ''] = ADDRESS.exec(text) ?? [];
  if (scheme === undefined || host === undefined) return undefined;
  const protocol = scheme.toLowerCase() === 'http' ? 'http' : 'https';
  const port = given === undefined ? (protocol === 'http' ? 80 : 443) : Number(given);
  if (port < 1 || port > MOST) return undefined;
  const bare = path.replace(/\/+$/, '');
  const at = given === undefined ? host : `${host}:${port}`;
  return { protocol, host, port, path: bare, base: `${protocol}://${at}${bare}` };
}
