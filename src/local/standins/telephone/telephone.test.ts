import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isSignedByTwilio } from '#members/account/twilio/signature.ts';
import { type HttpServer, listen } from '../../http/listen.ts';
import { startTelephone } from './telephone.ts';
import { siteTokens } from './tokens.ts';
import { readTwiml } from './twiml.ts';

const TOKEN = 'token';
/** Requests to the line, and its answers. */
let asked: { path: string; params: Record<string, string>; signed: boolean }[] = [];
let answer: () => Response;
let line: HttpServer;
let telephone: HttpServer;

const twiml = (inside: string) => () => new Response(`<Response>${inside}</Response>`);

beforeAll(async () => {
  line = await listen(async (request) => {
    const { pathname, search } = new URL(request.url);
    const form = new URLSearchParams(await request.text());
    const signature = request.headers.get('x-twilio-signature');
    const signed = isSignedByTwilio(TOKEN, line.url + pathname + search, form, signature);
    asked.push({ path: pathname + search, params: Object.fromEntries(form), signed });
    return pathname === '/status' ? new Response(null, { status: 204 }) : answer();
  });
  const [callUrl, statusUrl] = [`${line.url}/call`, `${line.url}/status`];
  telephone = await startTelephone(
    { callUrl, statusUrl, authToken: TOKEN, number: '1-800-555-0199' },
    ['+15005550006'],
  );
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await telephone?.stop();
  await line?.stop();
});

const send = async (path: string, form: Record<string, string>) => {
  const body = new URLSearchParams(form);
  const reply = await fetch(telephone.url + path, { method: 'POST', body });
  return { path: new URL(reply.url).pathname, html: await reply.text() };
};
const ring = () => send('/calls', { from: '+15005550006' });

test('keys are sent as <Gather> says, each request signed, and silence goes on behind it', async () => {
  answer = twiml(
    '<Gather action="/call?at=1" numDigits="3" finishOnKey="#"><Say>Enter &lt;it&gt;</Say></Gather><Redirect>/call?at=silence</Redirect>',
  );
  const { path, html } = await ring();
  expect(html).toContain('Enter &lt;it&gt;');
  await send(path, { key: '1' });
  await send(path, { key: '2' });
  expect(asked).toHaveLength(1);
  await send(path, { key: '#' });
  expect(asked[1]).toMatchObject({ path: '/call?at=1', params: { Digits: '12' } });
  for (const key of '345') await send(path, { key });
  expect(asked[2]).toMatchObject({ params: { Digits: '345' } });
  await send(path, { do: 'wait' });
  expect(asked[3]).toMatchObject({ path: '/call?at=silence' });
  expect(asked[3]?.params).not.toHaveProperty('Digits');
  expect(asked.every(({ signed }) => signed)).toBe(true);
});

test('a caller who hangs up is told to the status address, once', async () => {
  answer = twiml('<Gather><Say>Hello</Say></Gather>');
  const { path } = await ring();
  expect((await send(path, { do: 'hang-up' })).html).toContain('The call is over.');
  await send(path, { do: 'hang-up' });
  await send(path, { key: '1' });
  expect(asked.map((one) => one.path)).toEqual(['/call', '/status']);
  expect(asked[1]?.params).toMatchObject({ CallStatus: 'completed' });
});

test.each([
  ['an error', () => new Response('no', { status: 500 })],
  ['no XML', () => new Response('<Response><Say>A & B</Say></Response>')],
  ['an element that is none', twiml('<Say><b>loud</b></Say>')],
  ['a circle', twiml('<Redirect>/call</Redirect>')],
])('%s ends the call as Twilio ends it', async (_, broken) => {
  answer = broken;
  const { html } = await ring();
  expect(html).toContain('An application error has occurred');
  expect(html).toContain('The call is over.');
  expect(asked.length).toBeLessThan(15);
});

test('what is no call is not found', async () => {
  expect((await fetch(`${telephone.url}/calls/CA${'0'.repeat(32)}`)).status).toBe(404);
  expect((await fetch(`${telephone.url}/other`)).status).toBe(404);
  const html = await (await fetch(telephone.url)).text();
  expect(html).toContain('+15005550006');
  expect(html).toContain('Call 1-800-555-0199');
});

test('the page has the site’s colours, light and dark', () => {
  const [light = '', dark = ''] = siteTokens().split('@media');
  for (const part of [light, dark]) {
    for (const name of ['paper', 'ink', 'control', 'focus', 'neg']) {
      expect(part).toContain(`--color-${name}: #`);
    }
  }
});

test('TwiML is read as strictly as XML is defined', () => {
  expect(readTwiml('<Response><Hangup/></Response>')).toMatchObject([{ name: 'Hangup' }]);
  for (const xml of ['', '<Response>', '<Response/><Response/>', '<Say>x</Say>', '\u0000']) {
    expect(() => readTwiml(xml), xml).toThrow();
  }
});
