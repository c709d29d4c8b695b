import { atom } from 'nanostores';
import { oneAtATime } from '#client/oneAtATime.ts';
import { postJson } from '#client/post.ts';
import { ownZone } from '#members/account/rules/hours.ts';
import { askContract, type Loaded, SignedOut } from '#members/account/screen/loaded.ts';
import { postProven } from '#members/billing/screen/proving.ts';
import {
  type AlertSet,
  type AlertsShown,
  readAlerts as contract,
  type QuietHours,
  setAlert as setting,
} from '../contract.ts';
import { ALERT_PATHS } from '../paths.ts';
import type { AskedWish } from '../rules/asked.ts';

/** A member's alerts from the server; "signed out" if nobody is signed in. */
export const $alerts = atom<Loaded<AlertsShown> | { readonly status: 'signed out' }>({
  status: 'asking',
});
/** The current action: "pause", "drop" and an id, "set"; empty while there is none. */
export const $alertsBusy = atom('');

/** All that a member wishes to be told. Throws `SignedOut` where nobody is signed in. */
const readAlerts = (): Promise<AlertsShown> => askContract(contract);

/** Loads them. Without an answer, earlier data stay. */
export async function loadAlerts(): Promise<void> {
  try {
    $alerts.set({ status: 'known', value: await readAlerts() });
  } catch (error) {
    if (error instanceof SignedOut) $alerts.set({ status: 'signed out' });
    else if ($alerts.get().status !== 'known') $alerts.set({ status: 'failed' });
  }
}

export type AlertSetting =
  | { readonly ok: true; readonly set: AlertSet }
  | { readonly ok: false; readonly status: number; readonly message: string };

const UNANSWERED = 'We got no answer. Check your alerts before you try again.';

/** Sets an alert. Returns how it will be sent, or why it was not set. */
export async function postAlert(wish: AskedWish): Promise<AlertSetting> {
  const posted = await postJson(ALERT_PATHS.alerts, { wish, zone: ownZone() });
  if (!posted.ok) {
    return { ok: false, status: posted.status, message: posted.message ?? UNANSWERED };
  }
  const set = setting.answer.safeParse(posted.answer);
  return set.success ? { ok: true, set: set.data } : { ok: false, status: 0, message: UNANSWERED };
}

/** Performs one action, then shows the state of all, even if it was refused. Returns why it failed. */
async function change(name: string, path: string, body: object): Promise<string | undefined> {
  const posted = await oneAtATime($alertsBusy, name, async () => {
    const answered = await postProven(path, body);
    await loadAlerts();
    return answered;
  });
  return posted?.ok === false ? (posted.message ?? UNANSWERED) : undefined;
}

export const deleteAlert = (id: number): Promise<string | undefined> =>
  change(`drop ${id}`, ALERT_PATHS.drop, { id });

/** Pauses all of them, or lets them go on. */
export const pauseAllAlerts = (paused: boolean): Promise<string | undefined> =>
  change('pause', ALERT_PATHS.pause, { paused });

/** Sets the hours in which nothing is told of games as they are played. */
export const setQuietHours = (quiet: QuietHours): Promise<string | undefined> =>
  change('quiet', ALERT_PATHS.quiet, { ...quiet, zone: ownZone() });
