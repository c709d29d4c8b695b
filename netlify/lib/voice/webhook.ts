import * as z from 'zod';
import { clock } from '#clock';
import { ERRORS } from '#contract/errors.ts';
import { VOICE_WEBHOOKS } from '#contract/voice/paths.ts';
import { goodbye, hangUp, type Turn } from '#domain/voice/turn.ts';
import { twimlOf } from '#server/messaging/voice/twiml.ts';
import { answerCall } from '#server/tasks/voice/answerCall.ts';
import { SITE } from '#site';
import { privateError } from '../accounts/privateAnswer.ts';
import { SAFE } from '../safe.ts';
import { readSigned } from '../twilio/readSigned.ts';
import { twimlAnswer } from '../twilio/twimlAnswer.ts';
import { callAddress, readCallAddress } from './callAddress.ts';
import { callTools, voiceSetting } from './environment.ts';

/** In bytes: Twilio says about a thousand of a call. */
const LARGEST = 16_384;

const callSchema = z.object({
  CallSid: z.string().regex(/^CA[0-9a-f]{32}$/),
  From: z.string().max(100).default(''),
  Digits: z
    .string()
    .regex(/^[0-9*#]{0,40}$/)
    .default(''),
  CallStatus: z.string().default(''),
});
type Told = z.infer<typeof callSchema>;

/** Words of Twilio for a call that is over. */
const OVER: readonly string[] = ['completed', 'busy', 'failed', 'no-answer', 'canceled'];

const spoken = (turn: Turn, n: number): Response => {
  const action = turn.waitFor === 'nothing' ? '' : callAddress(turn.place, turn.missed, n);
  return twimlAnswer(twimlOf(turn, action));
};

const BROKEN = 'We cannot go on right now. Please call again in a few minutes.';

/** A turn of a call. What fails is said to the caller in plain words: Twilio's own would be "application error". */
async function takeTurn(url: URL, told: Told): Promise<Response> {
  const address = readCallAddress(url.searchParams);
  if (!address) return privateError(400, 'No place of the line');
  try {
    const asked = { ...address, call: told.CallSid, from: told.From, digits: told.Digits };
    const { turn, tries } = await answerCall(callTools(), asked, clock.now());
    return spoken(turn, tries);
  } catch (error) {
    console.error(error);
    return spoken(hangUp(BROKEN, `Help with gambling is at ${SITE.helpLine}.`, goodbye(SITE)), 0);
  }
}

async function noteEnd({ CallSid, CallStatus }: Told): Promise<Response> {
  try {
    if (OVER.includes(CallStatus)) await callTools().voice.end(CallSid);
    return new Response(null, {
      status: 204,
      headers: { ...SAFE, 'cache-control': 'private, no-store' },
    });
  } catch (error) {
    console.error(error);
    return privateError(503, 'It could not be noted now');
  }
}

/** Twilio's requests for the voice line. Off, there is nothing here. */
export async function answerWebhook(request: Request): Promise<Response> {
  const setting = voiceSetting();
  if (!setting) return privateError(404, ERRORS.noEndpoint);
  if (request.method !== 'POST') {
    return privateError(405, 'Only POST is answered here', { allow: 'POST' });
  }
  const url = new URL(request.url);
  const { siteUrl, authToken: token } = setting;
  const form = await readSigned(request, { siteUrl, path: url.pathname, token, largest: LARGEST });
  if (typeof form === 'string') return privateError(403, 'Not signed');
  const told = callSchema.safeParse(Object.fromEntries(form));
  if (!told.success) return privateError(400, 'No call');
  return url.pathname === VOICE_WEBHOOKS.status ? noteEnd(told.data) : takeTurn(url, told.data);
}
