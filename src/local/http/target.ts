import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { oncePer } from '#domain/time/oncePer.ts';

/** What a request asks for, or why it is refused before anything looks at it. */
export type Target =
  | { readonly path: string }
  | { readonly status: 400 | 421; readonly reason: string };

const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/** A host with its port as URLs write it: lower case, without the port that is usual for http. */
const canonicalHost = (host: string): string | undefined =>
  HOST.test(host) && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).host : undefined;

/** The address that a connection came in on, as a host. */
function localHost({ localAddress = '', localPort }: Socket): string {
  const address = localAddress.replace(/^::ffff:/, '');
  return `${address.includes(':') ? `[${address}]` : address}:${localPort}`;
}

/** Hosts that mean this server: its own address, by name or by number, and the site's. Of one connection they stay. */
const ownHosts = (site: string) =>
  oncePer(
    (socket: Socket): ReadonlySet<string | undefined> =>
      new Set([
        site,
        canonicalHost(localHost(socket)),
        canonicalHost(`localhost:${socket.localPort}`),
      ]),
  );

const countOf = (message: IncomingMessage, name: string): number =>
  message.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === name).length;

export type TargetReader = (message: IncomingMessage) => Target;

/**
 * Reads the path and query that a request asks this server for. Whom it is meant for is in its target, where that is a whole
 * address, else in its Host (RFC 9112, 3.2): where that is not this server the request is refused, so that a page of
 * another site that has its name point at this machine learns nothing.
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
