import { type PartKey, WHOLE_EVENT } from '../events/parts.ts';

/** Pages of events that keep their address for ever. */
export const EVENT_PAGES = '/event';

/** Address of an event's page: of a card, of a match, race or tournament. */
export const lastingEventPath = (id: number): string => `${EVENT_PAGES}/${id}`;

/** Address of a part's page: a bout has its own; any other event is its only part. */
export const lastingPartPath = (id: number, part: PartKey): string =>
  part === WHOLE_EVENT
    ? lastingEventPath(id)
    : `${lastingEventPath(id)}/${encodeURIComponent(part)}`;

/** An address of such a page: an event or a part of it, the same at its canonical address, or nothing that could be one. */
type EventAddress =
  | { readonly kind: 'event'; readonly id: number; readonly part: PartKey }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'invalid' };

const PAGE = /^\/event\/(\d+)(?:\/([^/]+))?\/?$/i;

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Parses "/event/12" and "/event/12/401". Any other spelling ("/event/012/") redirects to the canonical one. */
export function eventAddress(pathname: string): EventAddress {
  const [, digits, text = ''] = PAGE.exec(pathname) ?? [];
  const part = decoded(text);
  const id = Number(digits);
  if (digits === undefined || part === undefined || !Number.isSafeInteger(id))
    return { kind: 'invalid' };
  const to = lastingPartPath(id, part);
  return pathname === to ? { kind: 'event', id, part } : { kind: 'moved', to };
}
