import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { LOCAL_TWILIO } from '#local/standins/twilio/account.ts';
import { statusForm } from '#local/standins/twilio/phone.ts';
import { twilioSignature } from '#members/account/twilio/signature.ts';
import { watchOnce } from '#slate/operation/watchOnce.ts';
import { createStore } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { siteOf } from '#wiring';
import sms from '../../../netlify/functions/sms.ts';
import { SITE_URL, trial } from '../accounts/trial.ts';
import { bareContext } from '../context.ts';
import { runTrial, trialMembers, twilio, withPicks } from './trial.ts';

/** The owner learns of texts that carriers drop: from Twilio's receipts to the alert, through the functions that are deployed. */

const STATUS = '/api/sms/status';
const TEXTS = 6;

withPicks();

let receiver: HttpServer;
let received: string[] = [];

beforeAll(async () => {
  receiver = await listen(async (request) => {
    received.push(z.object({ text: z.string() }).parse(await request.json()).text);
    return new Response();
  });
});
afterAll(() => receiver.stop());
beforeEach(() => {
  received = [];
  vi.stubEnv('ALERT_WEBHOOK_URL', `${receiver.url}/hook`);
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(() => {});
  }
});

/** Twilio's signed report of a text's end. */
async function report(
  message: ReturnType<typeof twilio.account.messages>[number],
  status: string,
  code?: number,
): Promise<number> {
  const form = { ...statusForm(message, status), ...(code && { ErrorCode: String(code) }) };
  const body = new URLSearchParams(form);
  const headers = {
    'x-twilio-signature': twilioSignature(LOCAL_TWILIO.token, SITE_URL + STATUS, body),
  };
  const request = new Request(SITE_URL + STATUS, { method: 'POST', body, headers });
  return (await sms(request, bareContext())).status;
}

/** The schedule's next look at the site, as every run of the refresh ends with it. */
async function look(): Promise<void> {
  await trial.database.query("update alerts set claimed_until = '-infinity'");
  const site = siteOf();
  await watchOnce(site, createStore(connectStore(process.env)), () => {});
}

const ofTexts = () => received.filter((text) => text.includes('Most texts of the last day'));

test('most of a day’s texts undelivered reach the owner once a day, and when it is over', async () => {
  await trialMembers(TEXTS);
  await runTrial();
  const messages = twilio.account.messages();
  expect(messages).toHaveLength(TEXTS);

  // Four receipts are an accident.
  for (const message of messages.slice(0, 4)) {
    expect(await report(message, 'undelivered', 30034)).toBe(200);
  }
  await look();
  expect(ofTexts()).toEqual([]);

  for (const message of messages.slice(4)) await report(message, 'undelivered', 30034);
  await look();
  expect(ofTexts()).toHaveLength(1);
  expect(ofTexts()[0]).toMatch(
    /\nWrong, since .* UTC: Most texts of the last day did not arrive \(30034: the number is not registered with the carriers\)\./,
  );

  // Every look of that day is silent; after a day it is said once more.
  await look();
  await look();
  expect(ofTexts()).toHaveLength(1);
  const { query } = trial.database;
  await query("update alerts set told_at = told_at - interval '25 hours'");
  await look();
  await look();
  expect(ofTexts()).toHaveLength(2);
  expect(ofTexts()[1]).toContain('\nStill wrong, since');

  // The owner has acted, and a day has passed.
  await query("update messages set settled_at = settled_at - interval '25 hours'");
  await look();
  await look();
  expect(ofTexts()).toHaveLength(3);
  expect(ofTexts()[2]).toContain('\nOver, since');
});

test('a wrongly signed receipt is no receipt: nobody is alarmed', async () => {
  await trialMembers(TEXTS);
  await runTrial();
  const { TWILIO_AUTH_TOKEN: own } = process.env;
  vi.stubEnv('TWILIO_AUTH_TOKEN', 'another token');
  for (const message of twilio.account.messages()) {
    expect(await report(message, 'undelivered', 30034)).toBe(403);
  }
  vi.stubEnv('TWILIO_AUTH_TOKEN', own);
  await look();
  expect(ofTexts()).toEqual([]);
});
