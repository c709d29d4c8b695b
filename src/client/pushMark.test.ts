import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpointHash, isPushLost, markPush } from './pushMark.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/one';
/** What the browser has now; undefined without any worker. */
const browser: { endpoint: string | null | undefined } = { endpoint: undefined };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const getSubscription = async () =>
    browser.endpoint === null ? null : { endpoint: browser.endpoint };
  const getRegistration = async () =>
    browser.endpoint === undefined ? undefined : { pushManager: { getSubscription } };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
});
afterEach(() => vi.unstubAllGlobals());

test('a browser that was never asked, or was turned off here, has lost nothing', async () => {
  browser.endpoint = null;
  expect(await isPushLost()).toBe(false);
  markPush(await endpointHash(ENDPOINT));
  markPush(null);
  expect(await isPushLost()).toBe(false);
});

test('an address that is still there is not lost; a dropped or silently replaced one is', async () => {
  markPush(await endpointHash(ENDPOINT));
  browser.endpoint = ENDPOINT;
  expect(await isPushLost()).toBe(false);
  browser.endpoint = `${ENDPOINT}-replaced`;
  expect(await isPushLost()).toBe(true);
  browser.endpoint = null;
  expect(await isPushLost()).toBe(true);
  browser.endpoint = undefined;
  expect(await isPushLost()).toBe(true);
});
