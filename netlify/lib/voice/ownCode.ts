import { ERRORS } from '#contract/errors.ts';
import type { VoiceLine } from '#contract/voice/code.ts';
import { readOwnCode, renewOwnCode } from '#server/tasks/voice/ownCode.ts';
import { privateError, privateJson } from '../accounts/privateAnswer.ts';
import { asMember, readAsMember } from '../subscriptions/asMember.ts';
import { callTools, voiceSetting } from './environment.ts';

const told = (line: VoiceLine): Response => privateJson(200, { line });
const off = (): Response => privateError(404, ERRORS.noEndpoint);

/** The code of who asks, or why they have none. */
export const show = readAsMember(async (member) => {
  if (!voiceSetting()) return told({ status: 'off' });
  const { voice, secret } = callTools();
  return told(await readOwnCode(voice, member, secret));
});

/** Makes a new code for who asks. */
export const renew = asMember(async (member) => {
  if (!voiceSetting()) return off();
  const { voice, secret } = callTools();
  const line = await renewOwnCode(voice, member, secret);
  return line.status === 'ready'
    ? told(line)
    : privateError(409, 'A line code comes with a premium subscription.');
});

/** Takes the code of who asks away. */
export const revoke = asMember(async (member) => {
  if (!voiceSetting()) return off();
  const { voice, secret } = callTools();
  await voice.revokeCode(member.id);
  return told(await readOwnCode(voice, member, secret));
});
