import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { get, post } from '#http/own.ts';
import { HIDDEN_UNTIL_TRUSTED } from '#members/account/rules/trust.ts';
import { anyDevice, trustedDevice } from '#members/account/trust.ts';
import { member } from '#members/account/who.ts';
import type { Site } from '#wiring';
import { lineCode, renewCode, revokeCode } from './contract.ts';
import { callTools, voiceSetting } from './tools.ts';
import { readOwnCode, renewOwnCode } from './verbs/ownCode.ts';

/** The line's tools. Throws Refused while it is off. */
function toolsOf({ env, use }: Site) {
  if (!voiceSetting(env)) throw new Refused('notFound', ERRORS.noEndpoint);
  return use(callTools);
}

/** The requester's code, or why they have or see none. */
const show = get(lineCode, anyDevice(member), async ({ who: { user, trust }, call: { site } }) => {
  if (!voiceSetting(site.env)) return { line: { status: 'off' } };
  const { voice, secret } = site.use(callTools);
  const line = await readOwnCode(voice, user, secret);
  if (trust === null && line.status === 'ready')
    return { line: { status: 'hidden', why: HIDDEN_UNTIL_TRUSTED } };
  return { line };
});

const renew = post(renewCode, trustedDevice(member), async ({ who, call: { site } }) => {
  const { voice, secret } = toolsOf(site);
  const line = await renewOwnCode(voice, who.user, who.sessionId, secret);
  if (line.status !== 'ready')
    throw new Refused(
      'conflict',
      'A line code is part of Premium. See what it includes under Subscribe.',
    );
  return { line };
});

const revoke = post(
  revokeCode,
  trustedDevice(member),
  async ({ who: { user }, call: { site } }) => {
    const { voice, secret } = toolsOf(site);
    await voice.revokeCode(user.id);
    return { line: await readOwnCode(voice, user, secret) };
  },
);

/** The code by which a member opens the voice line. */
export const LINE_CODE_ENDPOINTS = [show, renew, revoke] as const;
