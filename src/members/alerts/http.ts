import { Refused } from '#contract/refused.ts';
import { get, post } from '#http/own.ts';
import { ALERTS_A_DAY } from '#members/account/rules/channel.ts';
import { SIGNED_OUT } from '#members/account/rules/texts.ts';
import { member } from '#members/account/who.ts';
import { gameOnSlate } from '#slate/answers/gameOnSlate.ts';
import * as contract from './contract.ts';
import { MOST_ALERTS } from './rules/limits.ts';
import { alerts } from './tools.ts';
import { setAlert } from './verbs/setAlert.ts';

const OK = { ok: true };

/** A member's alerts. */
export const ALERT_ENDPOINTS = [
  get(contract.readAlerts, member, async ({ who, call }) => {
    const shown = await call.site.use(alerts).readShown(who.user.id);
    if (!shown) throw new Refused('signedOut', SIGNED_OUT);
    return { ...shown, aDay: ALERTS_A_DAY, most: MOST_ALERTS };
  }),
  post(contract.setAlert, member, ({ who, body, call: { site, now } }) => {
    const tools = { alerts: site.use(alerts), readGame: site.use(gameOnSlate) };
    return setAlert(tools, who.user, body, now);
  }),
  post(contract.dropAlert, member, async ({ who, body, call }) => {
    await call.site.use(alerts).drop(who.user.id, body.id);
    return OK;
  }),
  post(contract.pauseAlerts, member, async ({ who, body, call }) => {
    await call.site.use(alerts).pause(who.user.id, body.paused);
    return OK;
  }),
] as const;
