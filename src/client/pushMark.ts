/** Where a browser remembers the address that its notifications were turned on with: its SHA-256. */
const KEY = 'sportsSimPush';

/** SHA-256 of an endpoint, in the server's form. */
export async function endpointHash(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param hash null when they are turned off here */
export function markPush(hash: string | null): void {
  try {
    if (hash === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, hash);
  } catch {
    // Without storage nothing is remembered.
  }
}

/** The browser's present subscription; null without one. */
export const pushSubscription = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription() ?? null;

/**
 * Whether notifications were turned on in this browser and it has dropped or replaced their address since, by itself: nothing
 * reaches it any more, and no event need have told of it.
 */
export async function isPushLost(): Promise<boolean> {
  try {
    const mark = localStorage.getItem(KEY);
    if (mark === null || !('serviceWorker' in navigator)) return false;
    const own = await pushSubscription();
    return own === null || (await endpointHash(own.endpoint)) !== mark;
  } catch {
    return false;
  }
}
