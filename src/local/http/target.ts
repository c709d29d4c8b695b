import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { hostname } from 'node:os';
import { oncePer } from '#domain/time/oncePer.ts';

/** A request's target, or why it is refused before anything handles it. */
type Target = { readonly path: string } | { readonly status: 400 | 421; readonly reason: string };

const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/** A host with its port in URL form: lower case, without http's default port. */
const canonicalHost = (host: string): string | undefined =>
  HOST.test(host) && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).host : undefined;

/** The address that a connection came in on, as a host. */
function localHost({ localAddress = '', localPort }: Socket): string {
  const address = localAddress.replace(/^::ffff:/, '');
  return `${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}

/** This machine's name, alone and as its network knows it. */
const MACHINE = [hostname(), `${hostname()}.local`];

/** Hosts that mean this server: its own address, by name or number, this machine's name, and the site's. Constant per connection. */
const ownHosts = (site: string) =>
  oncePer(
    (socket: Socket): ReadonlySet<string | undefined> =>
      new Set([
        site,
        canonicalHost(localHost(socket)),
        canonicalHost(`localhost:${socket.localPort}`),
        ...MACHINE.map((name) => canonicalHost(`${name}:${socket.localPort}`)),
      ]),
  );

const countOf = (message: IncomingMessage, name: string): number =>
  message.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length;

export type TargetReader = (message: IncomingMessage) => Target;

/**
 * Reads the path and query of a request to this server. The intended server is in the target if that is a full address, else in
 * Host (RFC 9112, 3.2): requests for another server are refused, so that a foreign page whose name points to this machine learns
 * nothing.
 */
export function targetReader(origin: string): TargetReader {
  const own = ownHosts(new URL(origin).host);
  return (message) => {
    if (countOf(message, 'host') > 1) return { status: 400, reason: 'One Host is enough.' };
    const target = message.url ?? '/';
    const absolute = /^https?:\/\//i.test(target);
    if (absolute && !URL.canParse(target)) return { status: 400, reason: 'Malformed address.' };
    const whole = absolute ? new URL(target) : undefined;
    const named = whole ? whole.host : (message.headers.host ?? '');
    const ours = own(message.socket);
    const host = ours.has(named) ? named : canonicalHost(named);
    if (host === undefined || !ours.has(host)) {
      return { status: 421, reason: `This server answers for ${origin} only.` };
    }
    const path = whole ? whole.pathname + whole.search : target === '*' ? '/' : target;
    return path.startsWith('/') && URL.canParse(origin + path)
      ? { path }
      : { status: 400, reason: 'Malformed address.' };
  };
}
