import { Refused } from '#contract/refused.ts';
import type { Call } from '#http/endpoint.ts';
import { get, post } from '#http/own.ts';
import { ALERTS_A_DAY } from '#members/account/rules/channel.ts';
import { SIGNED_OUT } from '#members/account/rules/texts.ts';
import { HIDDEN_UNTIL_TRUSTED } from '#members/account/rules/trust.ts';
import type { UsedSession } from '#members/account/store/accounts.ts';
import type { Here } from '#members/account/store/trust.ts';
import { anyDevice, onceSet, refuseElsewhere } from '#members/account/trust.ts';
import { withZone } from '#members/account/verbs/withZone.ts';
import { member } from '#members/account/who.ts';
import * as contract from './contract.ts';
import { MOST_ALERTS } from './rules/limits.ts';
import { alerts } from './tools.ts';
import type { Offers } from './verbs/followedOffers.ts';
import { setAlert } from './verbs/setAlert.ts';

const OK = { ok: true };
const NO_OFFERS = { offers: [], players: [] };

const hereOf = ({ user, sessionId }: UsedSession): Here => ({ memberId: user.id, sessionId });

/** A member's alerts as their device may see them: until it is trusted, those that it set. */
async function alertsFor(who: UsedSession, { site }: Call) {
  const shown = await site.use(alerts).readShown(hereOf(who));
  if (!shown) throw new Refused('signedOut', SIGNED_OUT);
  return { ...shown, hidden: shown.hidden ? HIDDEN_UNTIL_TRUSTED : null };
}

/** Alerts on the teams and players that a member follows, for who may set any; none where these cannot be read. */
async function offersFor(
  { user, trust }: UsedSession,
  { premium, shutOutUntil, alerts: set }: Awaited<ReturnType<typeof alertsFor>>,
  { site, now }: Call,
): Promise<Offers> {
  if (trust === null || !premium || shutOutUntil !== null) return NO_OFFERS;
  const ids = await site.use(alerts).follows(user.id);
  if (ids.length === 0) return NO_OFFERS;
  const labels = set.filter(({ state }) => state === 'waiting').map(({ label }) => label);
  const waiting = new Set(labels);
  const { followedOffers } = await import('./verbs/followedOffers.ts');
  return followedOffers(site, ids, waiting, now);
}

/** A member's alerts. */
export const ALERT_ENDPOINTS = [
  get(contract.readAlerts, anyDevice(member), async ({ who, call }) => {
    const shown = await alertsFor(who, call);
    const offers = await offersFor(who, shown, call);
    return { ...shown, aDay: ALERTS_A_DAY, most: MOST_ALERTS, ...offers };
  }),
  post(contract.setAlert, anyDevice(member), ({ who, body, call: { site, now } }) =>
    setAlert(site, who, body, now),
  ),
  post(contract.dropAlert, onceSet(member), async ({ who, body, call }) => {
    if (who.trust === null) {
      const { alerts: own } = await alertsFor(who, call);
      refuseElsewhere(!own.some(({ id }) => id === body.id));
    }
    await call.site.use(alerts).drop(who.user.id, body.id);
    return OK;
  }),
  post(contract.pauseAlerts, onceSet(member), async ({ who, body, call }) => {
    refuseElsewhere(!(await call.site.use(alerts).pause(hereOf(who), body.paused)));
    return OK;
  }),
  post(contract.setQuiet, onceSet(member), async ({ who, body, call }) => {
    const set = call.site.use(alerts).setQuiet(hereOf(who), body);
    refuseElsewhere(!(await withZone(set)));
    return OK;
  }),
] as const;
