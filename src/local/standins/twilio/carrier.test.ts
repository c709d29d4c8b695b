import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpServer, listen } from '../../http/listen.ts';
import { createInbox, startInbox } from '../inbox.ts';
import { createTwilio, LOCAL_TWILIO } from './account.ts';
import { createCarrier } from './carrier.ts';

const inbox = createInbox();
const account = createTwilio(inbox);
const posted: [string, URLSearchParams][] = [];
let site: HttpServer;
let server: HttpServer;
beforeAll(async () => {
  site = await listen(async (request) => {
    posted.push([new URL(request.url).pathname, new URLSearchParams(await request.text())]);
    return new Response('<Response><Message>Tom &amp; Ann: off</Message></Response>');
  });
  const carrier = createCarrier(account, inbox, site.url);
  server = await startInbox(inbox, undefined, carrier);
});
afterAll(() => Promise.all([server.stop(), site.stop()]));

const PHONE = '+12125550101';
const { account: sid, token, service } = LOCAL_TWILIO;
const send = (form: Record<string, string>, key: string = token) =>
  fetch(`${server.url}/2010-04-01/Accounts/${sid}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${sid}:${key}`)}` },
    body: new URLSearchParams({ To: PHONE, Body: 'Picks', MessagingServiceSid: service, ...form }),
  });
const choose = (behaviour: string, statuses = 'tell none') =>
  fetch(`${server.url}/carrier`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ behaviour, statuses }),
  });

test('it takes, refuses and lists as Twilio does', async () => {
  expect((await send({}, 'wrong')).status).toBe(401);
  expect((await send({ MessagingServiceSid: 'MG1' })).status).toBe(400);
  expect(await (await send({ To: '+44' })).json()).toMatchObject({ code: 21_211 });
  const answer = await send({});
  expect(answer.status).toBe(201);
  expect(await answer.json()).toMatchObject({ sid: expect.stringMatching(/^SM/), body: 'Picks' });
  await choose('refuse: too many');
  expect((await send({})).status).toBe(429);
  expect((await choose('no such thing')).status).toBe(400);
  await choose('take');
});

test('a phone answers from the page; after STOP Twilio itself sends nothing more', async () => {
  const page = await (await fetch(server.url)).text();
  expect(page).toContain(`Answer STOP from ${PHONE}`);
  await fetch(`${server.url}/answer`, {
    method: 'POST',
    body: new URLSearchParams({ from: PHONE, text: 'STOP' }),
  });
  const [path, form] = posted.at(-1) ?? [];
  expect([path, form?.get('From'), form?.get('Body')]).toEqual(['/api/sms/inbound', PHONE, 'STOP']);
  expect(inbox.messages()[0]?.text).toBe('Tom & Ann: off');
  expect(await (await send({})).json()).toMatchObject({ code: 21_610 });
});

test('what became of a message is told, also twice and late', async () => {
  await choose('take', 'tell them twice and late');
  await send({ To: '+12125550102', StatusCallback: `${site.url}/api/sms/status` });
  await expect
    .poll(
      () =>
        posted.flatMap(([path, form]) =>
          path.endsWith('status') ? [form.get('MessageStatus')] : [],
        ),
      { timeout: 30_000 },
    )
    .toEqual(['delivered', 'sent', 'delivered', 'sent']);
});
