import { atom } from 'nanostores';
import { endpointHash, isPushLost, markPush, pushSubscription } from '#client/pushMark.ts';
import { type PushSubscribed, subscriptionSchema } from '../contract/settings.ts';

/** State of notifications in this browser. */
export type PushStanding =
  | 'unknown'
  /** It has none. */
  | 'none'
  /** An iPhone or iPad, which allows them only for sites on the Home Screen. */
  | 'home screen first'
  /** Its reader has blocked them for this site. */
  | 'blocked'
  | 'ready';

export const $pushStanding = atom<PushStanding>('unknown');
/** SHA-256 of this device's endpoint, as stored on the server; null if there is none. */
export const $endpointHash = atom<string | null>(null);
/** Whether the browser has dropped or replaced the address that notifications were turned on with. */
export const $pushLost = atom(false);

const WORKER = '/push-worker.js';

async function noteOwn(): Promise<void> {
  const own = await pushSubscription();
  $endpointHash.set(own ? await endpointHash(own.endpoint) : null);
  $pushLost.set(await isPushLost());
}

/** Checks this browser's state without asking the reader anything. */
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
 * Asks the browser for notifications: only after a tap, which most browsers require. Returns the data for the server; 'blocked'
 * if the reader refused, 'failed' if the browser could not.
 */
export async function subscribeDevice(
  serverKey: string,
): Promise<PushSubscribed | 'blocked' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') {
      await lookAtDevice();
      return 'blocked';
    }
    await navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
    const { pushManager } = await navigator.serviceWorker.ready;
    const key = bytesOf(serverKey);
    const had = await pushManager.getSubscription();
    // Made for earlier keys of the site: with other keys the browser refuses.
    if (had && !sameKey(had, key)) await had.unsubscribe();
    const own = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const parsed = subscriptionSchema.safeParse(own.toJSON());
    await noteOwn();
    markPush($endpointHash.get());
    $pushLost.set(false);
    return parsed.success ? parsed.data : 'failed';
  } catch {
    return 'failed';
  }
}

/** Removes the browser's subscription, and with it the worker. */
export async function unsubscribeDevice(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration('/');
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    await registration?.unregister();
  } catch {
    // The server sends nothing any more, so leftovers in the browser show nothing.
  }
  markPush(null);
  $pushLost.set(false);
  $endpointHash.set(null);
}
