import { atom } from 'nanostores';
import { type Subscription, subscriptionSchema } from '../contract/settings.ts';

/** How this browser stands with notifications. */
export type PushStanding =
  | 'unknown'
  /** It has none. */
  | 'none'
  /** An iPhone or iPad, where only a site on the Home Screen has them. */
  | 'home screen first'
  /** Its reader has blocked them for this site. */
  | 'blocked'
  | 'ready';

export const $pushStanding = atom<PushStanding>('unknown');
/** SHA-256 of this device's endpoint, as the server knows it; null where it has none. */
export const $endpointHash = atom<string | null>(null);

const WORKER = '/push-worker.js';

const registered = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription() ?? null;

async function hashOf(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function noteOwn(): Promise<void> {
  const own = await registered();
  $endpointHash.set(own ? await hashOf(own.endpoint) : null);
}

/** Looks how this browser stands, without asking its reader anything. */
export async function lookAtDevice(): Promise<void> {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able) return $pushStanding.set('standalone' in navigator ? 'home screen first' : 'none');
  $pushStanding.set(Notification.permission === 'denied' ? 'blocked' : 'ready');
  await noteOwn().catch(() => $endpointHash.set(null));
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const sameKey = (own: PushSubscription, key: Uint8Array): boolean => {
  const { applicationServerKey } = own.options;
  if (applicationServerKey === null) return false;
  const had = new Uint8Array(applicationServerKey);
  return had.length === key.length && had.every((byte, n) => byte === key[n]);
};

/**
 * Asks the browser for notifications: only after a tap, which most browsers want, too. Answers what the server is to be told;
 * 'blocked' where its reader said no, 'failed' where the browser could not.
 */
export async function subscribeDevice(
  serverKey: string,
): Promise<Subscription | 'blocked' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') {
      await lookAtDevice();
      return 'blocked';
    }
    await navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
    const { pushManager } = await navigator.serviceWorker.ready;
    const key = bytesOf(serverKey);
    const had = await pushManager.getSubscription();
    // Made for keys that the site had before: with others the browser refuses.
    if (had && !sameKey(had, key)) await had.unsubscribe();
    const own = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const parsed = subscriptionSchema.safeParse(own.toJSON());
    await noteOwn();
    return parsed.success ? parsed.data : 'failed';
  } catch {
    return 'failed';
  }
}

/** Gives the browser's subscription back, and with it the worker. */
export async function unsubscribeDevice(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    await registration?.unregister();
  } catch {
    // The server sends nothing more; what is left in the browser shows nothing.
  }
  $endpointHash.set(null);
}
