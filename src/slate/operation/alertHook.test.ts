import { afterEach, expect, test, vi } from 'vitest';
import { type Handler, type HttpServer, listen } from '#local/http/listen.ts';
import { alertHookOf } from './alertHook.ts';

let receiver: HttpServer | undefined;
let received: { readonly method: string; readonly body: unknown }[];

/** A receiver of alerts whose behavior `answer` decides. */
async function receive(answer: (count: number) => Response | Promise<Response>) {
  received = [];
  const handler: Handler = async (request) => {
    received.push({ method: request.method, body: await request.json() });
    return answer(received.length);
  };
  receiver = await listen(handler);
  const hook = alertHookOf({ ALERT_WEBHOOK_URL: `${receiver.url}/hook/secret-part` });
  if (!hook) throw new Error('no hook');
  return hook;
}

afterEach(async () => {
  vi.restoreAllMocks();
  await receiver?.stop();
  receiver = undefined;
});

const ALERT = { key: 'runs', news: 'began', since: '2026-11-22T18:00:00Z', message: 'Wrong.' };
const MESSAGE = { text: 'Simcast: Wrong.', alerts: [ALERT] };
const taken = () => new Response('ok');
const withStatus = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

test('an alert is one POST with words for people and for a program', async () => {
  await (await receive(taken)).send(MESSAGE);
  expect(received).toEqual([
    { method: 'POST', body: { text: MESSAGE.text, content: MESSAGE.text, alerts: [ALERT] } },
  ]);
});

test('a long one is cut to what Discord takes', async () => {
  await (await receive(taken)).send({ ...MESSAGE, text: 'x'.repeat(5_000) });
  expect(JSON.stringify(received[0]?.body).length).toBeLessThan(4_200);
  expect(received[0]?.body).toMatchObject({ text: expect.stringMatching(/^x{1899}…$/) });
});

test.each([500, 503, 429])('%i is tried once more', async (status) => {
  await (await receive((count) => (count === 1 ? withStatus(status) : taken()))).send(MESSAGE);
  expect(received).toHaveLength(2);
});

test('twice 500 is not taken, which is said without the address', async () => {
  const sent = (await receive(() => withStatus(500))).send(MESSAGE);
  await expect(sent).rejects.toThrow(/^The alert was not taken: status 500$/);
  expect(received).toHaveLength(2);
});

test.each([301, 302, 307, 308])('a redirect (%i) is not followed', async (status) => {
  let reached = 0;
  const other = await listen(async () => {
    reached += 1;
    return taken();
  });
  const hook = await receive(() => withStatus(status, { location: other.url }));
  await expect(hook.send(MESSAGE)).rejects.toThrow(`status ${status}`);
  expect([received.length, reached]).toEqual([1, 0]);
  await other.stop();
});

test.each([400, 404, 410])('%i is not tried again', async (status) => {
  await expect((await receive(() => withStatus(status))).send(MESSAGE)).rejects.toThrow(
    `status ${status}`,
  );
  expect(received).toHaveLength(1);
});

test('one that never answers is given up, twice', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const hook = await receive(taken);
  await expect(hook.send(MESSAGE)).rejects.toThrow('no answer in time');
  expect(timeout.mock.calls.flat().every((ms) => ms <= 5_000)).toBe(true);
  expect(timeout).toHaveBeenCalledTimes(2);
});

test('one that is not there is said without its address', async () => {
  const hook = await receive(taken);
  await receiver?.stop();
  await expect(hook.send(MESSAGE)).rejects.toThrow(/^The alert was not taken: no connection$/);
});

test.each([
  'http://hooks.example/x',
  'ftp://hooks.example/x',
  'https://user:password@hooks.example/x',
  'hooks.example/x',
  'javascript:alert(1)',
])('%s is no setting', (address) => {
  expect(() => alertHookOf({ ALERT_WEBHOOK_URL: address })).toThrow(
    /^ALERT_WEBHOOK_URL is no https/,
  );
});

test('without the setting nobody is told', () => {
  expect(alertHookOf({})).toBeUndefined();
  expect(alertHookOf({ ALERT_WEBHOOK_URL: '' })).toBeUndefined();
  expect(alertHookOf({ ALERT_WEBHOOK_URL: 'https://hooks.example/x' })).toBeDefined();
});
