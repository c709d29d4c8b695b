import * as z from 'zod';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import type { Call } from '#http/endpoint.ts';
import { PRIVATE, SAFE_HEADERS } from '#http/headers.ts';
import { hook } from '#http/hook.ts';
import { readSigned } from '#members/account/twilio/readSigned.ts';
import { twimlAnswer } from '#members/account/twilio/twimlAnswer.ts';
import { SITE } from '#site';
import { callAddress, readCallAddress } from './callAddress.ts';
import { VOICE_WEBHOOKS } from './paths.ts';
import { goodbye, hangUp, type SpokenTurn } from './rules/turn.ts';
import { callTools, type VoiceSetting, voiceSetting } from './tools.ts';
import { twimlOf } from './twiml.ts';
import { answerCall } from './verbs/answerCall.ts';

/** In bytes: Twilio sends about a thousand for a call. */
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

/** Twilio's words for an ended call. */
const OVER: readonly string[] = ['completed', 'busy', 'failed', 'no-answer', 'canceled'];

const spoken = (turn: SpokenTurn, n: number): Response => {
  const action = turn.waitFor === 'nothing' ? '' : callAddress(turn.place, turn.missed, n);
  return twimlAnswer(twimlOf(turn, action));
};

const BROKEN = 'We cannot continue right now. Please call again in a few minutes.';

/** The line's settings. While it is off, the path does not exist. */
const hidden = async ({ site }: Call): Promise<VoiceSetting> => {
  const setting = voiceSetting(site.env);
  if (!setting) throw new Refused('notFound', ERRORS.noEndpoint);
  return setting;
};

/** Twilio's report on a call. */
async function signed(call: Call): Promise<Told> {
  const { siteUrl, authToken: token } = await hidden(call);
  const { pathname: path } = call.url;
  const form = await readSigned(call, { siteUrl, path, token, largest: LARGEST });
  const told = callSchema.safeParse(Object.fromEntries(form));
  if (!told.success) throw new Refused('invalid', 'No call');
  return told.data;
}

/** A turn of a call. The caller hears failures in plain words: Twilio's own would be "application error". */
const TAKE_TURN = hook(
  { path: VOICE_WEBHOOKS.call, hidden, signed, notTaken: () => 'A turn of a call was not taken' },
  async (told, { site, url, now }) => {
    const address = readCallAddress(url.searchParams);
    if (!address) throw new Refused('invalid', 'No place of the line');
    try {
      const asked = { ...address, call: told.CallSid, from: told.From, digits: told.Digits };
      const { turn, tries } = await answerCall(site.use(callTools), asked, now);
      return spoken(turn, tries);
    } catch (error) {
      console.error(error);
      return spoken(hangUp(BROKEN, `Help with gambling is at ${SITE.helpLine}.`, goodbye(SITE)), 0);
    }
  },
);

const NOTE_END = hook(
  {
    path: VOICE_WEBHOOKS.status,
    hidden,
    signed,
    notTaken: () => 'The end of a call was not noted',
    failed: new Refused('unavailable', 'It could not be noted now'),
  },
  async ({ CallSid, CallStatus }, { site }) => {
    if (OVER.includes(CallStatus)) await site.use(callTools).voice.end(CallSid);
    return new Response(null, { status: 204, headers: { ...SAFE_HEADERS, ...PRIVATE } });
  },
);

/** Twilio's requests for the voice line. */
export const CALL_WEBHOOKS = [TAKE_TURN, NOTE_END] as const;
