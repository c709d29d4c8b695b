import { atom } from 'nanostores';
import { carryToast } from '#client/carriedToast.ts';
import { oneAtATime } from '#client/oneAtATime.ts';
import type { Posted } from '#client/post.ts';
import { showToast } from '#client/toasts.ts';
import { failureNotice } from '#domain/words/notices.ts';
import { AUTH_PATHS, TRUST_PATHS } from '#members/account/contract/paths.ts';
import { readTrust } from '#members/account/contract/trust.ts';
import { forgetMember, loadCurrent, loadSessions } from '#members/account/screen/account.ts';
import { askContract } from '#members/account/screen/loaded.ts';
import { askSession } from '#members/account/screen/session.ts';
import { openPortal as portal, previewSwitch } from '../contract/manage.ts';
import { SUBSCRIPTION_PATHS } from '../contract/paths.ts';
import { leftText } from '../rules/leftText.ts';
import type { Tier } from '../rules/plans.ts';
import { BILLING } from '../rules/texts.ts';
import { askForProof, postProven } from './proving.ts';

/** The current action, one at a time: "cancel", "session " and its id …; empty while there is none. */
export const $busy = atom('');

/** The cost of a switch, as requested; undefined while no switch is considered. */
type SwitchTerms =
  | { readonly status: 'asking'; readonly tier: Tier }
  | { readonly status: 'failed'; readonly tier: Tier; readonly problem: string }
  | { readonly status: 'known'; readonly figures: SwitchPreview; readonly problem?: string };
/** What a switch costs, as the server says. */
export type SwitchPreview = ReturnType<typeof previewSwitch.answer.parse>;
export const $switch = atom<SwitchTerms | undefined>(undefined);

type Refused = Extract<Posted, { ok: false }>;
const FAILED = 'We got no answer. Check whether it went through before you try again.';
const sentence = ({ message }: Refused): string => message ?? FAILED;

/** Performs one action at a time. Returns its result; undefined if another is running, or if it broke off, which is told. */
export async function doOne(name: string, path: string, body: object): Promise<Posted | undefined> {
  const posted = await oneAtATime($busy, name, () => postProven(path, body));
  if (posted?.ok === false && posted.status === 401) {
    forgetMember();
    showToast({ title: 'Authentication Required', text: BILLING.signIn }, true);
  }
  return posted;
}

export const tellFailure = (refused: Refused): void =>
  refused.status === 401 ? undefined : showToast(failureNotice(refused.message, FAILED), true);

/** Performs one action on the subscription, and shows its new state. Returns whether it succeeded. */
async function change(name: string, path: string, done: string): Promise<boolean> {
  const posted = await doOne(name, path, {});
  if (!posted) return false;
  // Even if it was refused: what the page showed was outdated.
  await loadCurrent();
  if (posted.ok) showToast({ title: done });
  else tellFailure(posted);
  return posted.ok;
}

export const cancelSubscription = (): Promise<boolean> =>
  change('cancel', SUBSCRIPTION_PATHS.cancel, 'Subscription canceled');
export const keepSubscription = (): Promise<boolean> =>
  change('keep', SUBSCRIPTION_PATHS.resume, 'Subscription kept');

/** Asks for the money back. Premium ends with it, for every part of the page: it is loaded again. */
export async function wishMoneyBack(): Promise<void> {
  const posted = await doOne('money back', SUBSCRIPTION_PATHS.moneyBack, {});
  if (!posted) return;
  if (posted.ok) {
    carryToast({ title: 'Your money is on its way back' });
    return location.reload();
  }
  // What the page showed was outdated.
  await loadCurrent();
  tellFailure(posted);
}

/** Leads to Stripe's portal. */
export async function goToPortal(): Promise<void> {
  const posted = await doOne('portal', SUBSCRIPTION_PATHS.portal, {});
  if (!posted) return;
  const answer = posted.ok ? portal.answer.safeParse(posted.answer) : undefined;
  if (answer?.success) return location.assign(answer.data.url);
  if (!posted.ok) tellFailure(posted);
}

/** Requests the cost of a switch. @param problem why it is requested again */
export async function askSwitch(tier: Tier, problem?: string): Promise<void> {
  $switch.set({ status: 'asking', tier });
  const posted = await doOne('preview', SUBSCRIPTION_PATHS.previewSwitch, { tier });
  // Closed meanwhile.
  if ($switch.get()?.status !== 'asking') return;
  if (!posted) return $switch.set({ status: 'failed', tier, problem: FAILED });
  if (!posted.ok) return $switch.set({ status: 'failed', tier, problem: sentence(posted) });
  const figures = previewSwitch.answer.safeParse(posted.answer);
  $switch.set(
    figures.success
      ? { status: 'known', figures: figures.data, ...(problem !== undefined && { problem }) }
      : { status: 'failed', tier, problem: FAILED },
  );
}

export const closeSwitch = (): void => $switch.set(undefined);

/** Switches at the shown cost. If the figures are outdated, they are requested again and nothing is done. */
export async function confirmSwitch(): Promise<void> {
  const asked = $switch.get();
  if (asked?.status !== 'known') return;
  const { tier, prorationDate, dueNow, renewal } = asked.figures;
  const agreed = { tier, prorationDate, dueNow, renewal };
  const posted = await doOne('switch', SUBSCRIPTION_PATHS.switchPlan, agreed);
  if (!posted) return;
  if (posted.ok) {
    await loadCurrent();
    closeSwitch();
    return showToast({ title: 'Plan switched' });
  }
  // Also after a declined card: the next attempt is another payment.
  if (posted.status === 409 || posted.status === 402) return askSwitch(tier, sentence(posted));
  $switch.set({ ...asked, problem: sentence(posted) });
}

/** A trusted device's word for another. */
export async function trustSession(session: string): Promise<void> {
  const posted = await doOne(`trust ${session}`, TRUST_PATHS.device, { session });
  if (!posted) return;
  await Promise.all([loadSessions(), askSession()]);
  if (posted.ok) showToast({ title: 'That device is trusted now' });
  else tellFailure(posted);
}

/** Downloads the account's file, once this device is trusted. */
export async function downloadAccount(): Promise<void> {
  const standing = await askContract(readTrust).catch(() => undefined);
  if (standing?.by === null && !(await askForProof())) return;
  location.assign(SUBSCRIPTION_PATHS.exportAccount);
}

/** Signs out one session, or all of them. @param which an id, "this" or "all" */
export async function signOutSession(which: string, here: boolean): Promise<void> {
  const posted = await doOne(`session ${which}`, AUTH_PATHS.signOut, { which });
  if (!posted) return;
  if (!posted.ok) return tellFailure(posted);
  if (!here) {
    await Promise.all([loadSessions(), askSession()]);
    return showToast({ title: 'Signed out there' });
  }
  forgetMember();
  showToast({ title: which === 'all' ? 'Signed out everywhere' : 'Signed out' });
}

/**
 * Deletes the account, and leads home. Returns why not.
 * @param paid whether a subscription ends with it
 * @param credit cents of credit that go back to the card
 */
export async function deleteOwnAccount(
  confirm: string,
  paid: boolean,
  credit: number,
): Promise<string | undefined> {
  const posted = await doOne('delete', SUBSCRIPTION_PATHS.deleteAccount, { confirm });
  if (!posted) return undefined;
  if (!posted.ok) return sentence(posted);
  forgetMember();
  carryToast({
    title: 'Account deleted',
    text: leftText(paid, credit),
  });
  location.assign('/');
  return undefined;
}
