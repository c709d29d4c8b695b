import { createECDH, randomBytes } from 'node:crypto';
import { behaviours } from '../answers.ts';
import { decryptPush } from './decrypt.ts';
import { vapidSigner } from './vapid.ts';

/** How the next messages are handled: accepted; accepted without an answer; a status, with its headers. */
type PushBehaviour =
  | 'take'
  | 'hang'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

/** A browser's device, which shows one notification per tag. */
interface StandInDevice {
  /** The subscription that its browser gives the site. */
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** Notifications on its screen, by tag. */
  readonly shown: ReadonlyMap<string, string>;
  /** How many messages its service accepted for it. */
  readonly arrivals: () => number;
  /** Headers of the last message: TTL, Topic, Urgency. */
  readonly asked: () => Headers | undefined;
  /** Turns notifications off in the browser, as its owner would. */
  readonly leave: () => void;
}

/** A push service that behaves like Chrome's, Firefox's and Safari's, with its own devices. */
export interface PushService {
  /** @param serverKey the site's public key; messages signed with another key are refused */
  readonly addDevice: (origin: string, serverKey: string) => StandInDevice;
  readonly devices: () => readonly StandInDevice[];
  readonly behave: (behaviour: PushBehaviour | ((endpoint: string) => PushBehaviour)) => void;
  readonly answer: (request: Request) => Promise<Response>;
}

/** Size limit of all three services, including encryption's overhead. */
const LARGEST = 4_096;
const MONTH_S = 2_419_200;

interface Kept {
  readonly device: StandInDevice;
  readonly take: (body: Buffer, headers: Headers) => void;
  readonly serverKey: string;
  left: boolean;
}

const refused = (status: number, reason: string, headers: HeadersInit = {}): Response =>
  Response.json({ code: status, reason }, { status, headers });

/** What is wrong with a request, independent of its device. */
function wrong({ method, headers }: Request): Response | undefined {
  const ttl = headers.get('ttl');
  if (method !== 'POST') return refused(405, 'Only POST');
  if (ttl === null || !/^\d+$/.test(ttl)) return refused(400, 'TTL is missing');
  if (Number(ttl) > MONTH_S) return refused(400, 'TTL is too long');
  if (headers.get('content-encoding') !== 'aes128gcm') return refused(400, 'Not aes128gcm');
  if (!/^[\w-]{0,32}$/.test(headers.get('topic') ?? '')) return refused(400, 'No topic');
  return undefined;
}

function newDevice(endpoint: string, serverKey: string): Kept {
  const keys = createECDH('prime256v1');
  const p256dh = keys.generateKeys().toString('base64url');
  const auth = randomBytes(16);
  const shown = new Map<string, string>();
  let [arrivals, asked]: [number, Headers | undefined] = [0, undefined];
  const kept: Kept = {
    serverKey,
    left: false,
    device: {
      subscription: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } },
      shown,
      arrivals: () => arrivals,
      asked: () => asked,
      leave: () => {
        kept.left = true;
      },
    },
    take: (body, headers) => {
      const text = decryptPush(body, keys, auth);
      const { tag } = JSON.parse(text);
      shown.set(String(tag), text);
      arrivals += 1;
      asked = headers;
    },
  };
  return kept;
}

export function createPushService(): PushService {
  const all = new Map<string, Kept>();
  const { of, behave } = behaviours<PushBehaviour>('take');
  return {
    addDevice: (origin, serverKey) => {
      const endpoint = `${origin}/push/${randomBytes(24).toString('base64url')}`;
      const kept = newDevice(endpoint, serverKey);
      all.set(endpoint, kept);
      return kept.device;
    },
    devices: () => [...all.values()].map(({ device }) => device),
    behave,
    answer: async (request) => {
      const kept = all.get(request.url);
      if (!kept) return refused(404, 'No such subscription');
      const bad = wrong(request);
      if (bad) return bad;
      const body = Buffer.from(await request.arrayBuffer());
      if (body.length > LARGEST) return refused(413, 'Payload too large');
      const signer = vapidSigner(request.headers.get('authorization'), new URL(request.url).origin);
      if (signer === undefined) return refused(401, 'Not signed');
      if (signer !== kept.serverKey) return refused(403, 'Signed by another key');
      if (kept.left) return refused(410, 'Unsubscribed');
      const does = of(request.url);
      if (typeof does === 'object') return refused(does.status, 'As asked', does.headers);
      kept.take(body, request.headers);
      if (does === 'hang') return new Promise(() => {});
      return new Response(null, { status: 201, headers: { location: request.url } });
    },
  };
}
