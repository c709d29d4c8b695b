import { afterAll, beforeAll, expect, test } from 'vitest';
import type { HttpServer } from '../http/listen.ts';
import { createInbox, startInbox } from './inbox.ts';

const inbox = createInbox();
let server: HttpServer;
beforeAll(async () => {
  server = await startInbox(inbox);
});
afterAll(() => server.stop());

test('shows messages newest first, as text only', async () => {
  inbox.add({ to: '+15550000001', text: 'first' });
  inbox.add({ to: '+15550000002', text: '<script>alert("x")</script>' });
  const html = await (await fetch(server.url)).text();
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)');
  expect(html.indexOf('+15550000002')).toBeLessThan(html.indexOf('+15550000001'));
});

test('fails for whoever sends while it is told to', async () => {
  const quiet = createInbox();
  quiet.failWith('out of order');
  expect(() => quiet.add({ to: '+1555', text: 'lost' })).toThrow('out of order');
  const post = () =>
    fetch(`${server.url}/messages`, { method: 'POST', body: '{"to":"+1555","text":"lost"}' });
  inbox.failWith('out of order');
  expect((await post()).status).toBe(503);
  inbox.failWith(undefined);
  quiet.failWith(undefined);
  expect(quiet.messages()).toEqual([]);
});

test('takes messages by POST and refuses what is none', async () => {
  const post = (body: string) => fetch(`${server.url}/messages`, { method: 'POST', body });
  expect((await post('{"to":"+1555","text":"hello"}')).status).toBe(201);
  expect((await post('{"to":5}')).status).toBe(400);
  expect((await post('nonsense')).status).toBe(400);
  expect(await (await fetch(`${server.url}/messages`)).json()).toMatchObject([
    { text: 'hello' },
    {},
    {},
  ]);
});
