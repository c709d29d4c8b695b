import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { ROOT } from '#local/project.ts';

const SCRIPT = readFileSync(join(ROOT, 'public/push-worker.js'), 'utf8');

/** The worker as in a browser, but without one: headless browsers show no notifications. */
function worker() {
  const listeners = new Map<string, (event: unknown) => void>();
  const showNotification = vi.fn(async () => {});
  const openWindow = vi.fn(async () => {});
  const self = {
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      listeners.set(name, listener),
    registration: { showNotification },
    clients: { openWindow },
  };
  runInNewContext(SCRIPT, { self });
  const tell = (name: string, event: object): void => {
    const waitUntil = vi.fn();
    listeners.get(name)?.({ waitUntil, ...event });
    expect(waitUntil).toHaveBeenCalledTimes(1);
  };
  return { listeners, showNotification, openWindow, tell };
}

const data = (text: string) => ({ data: { json: () => JSON.parse(text) } });

test('a message is shown under its own tag, so that a copy takes its place', () => {
  const { tell, showNotification } = worker();
  tell('push', data('{"title":"2 bets worth taking","body":"Bills to win","tag":"message-7"}'));
  expect(showNotification).toHaveBeenCalledWith('2 bets worth taking', {
    body: 'Bills to win',
    tag: 'message-7',
    icon: '/icon-512.png',
    data: { path: '/member' },
  });
});

test('an alert opens the page of alerts', () => {
  const { tell, showNotification } = worker();
  tell('push', data('{"title":"An alert","body":"Bills +110","tag":"message-8","kind":"alert"}'));
  expect(showNotification).toHaveBeenCalledWith(
    'An alert',
    expect.objectContaining({ data: { path: '/alerts' } }),
  );
});

test.each(['not JSON', 'null', '{"title":{"a":1},"body":7}'])(
  'of what cannot be read (%s) a notification is shown all the same, as browsers ask',
  (text) => {
    const { tell, showNotification } = worker();
    tell('push', data(text));
    expect(showNotification).toHaveBeenCalledWith(
      'New picks',
      expect.objectContaining({ body: '' }),
    );
  },
);

test('a tap closes it and opens the site, whatever the message said', () => {
  const { tell, openWindow } = worker();
  const close = vi.fn();
  tell('notificationclick', { notification: { close, data: { path: '/member' } } });
  expect(close).toHaveBeenCalledTimes(1);
  expect(openWindow).toHaveBeenCalledWith('/member');
});

test('the worker keeps no pages, answers no requests and asks none', () => {
  expect([...worker().listeners.keys()].sort()).toEqual([
    'notificationclick',
    'push',
    'pushsubscriptionchange',
  ]);
  expect(SCRIPT).not.toMatch(/\b(?:fetch|caches|importScripts|indexedDB|XMLHttpRequest)\b/);
});
