import { map } from 'nanostores';
import { carryToast } from '#client/carriedToast.ts';
import { type Fields, isRecord, isText } from '#client/checks.ts';
import { postJson } from '#client/post.ts';
import { showToast } from '#client/toasts.ts';
import { failure, NOTICES, SUBSCRIBE_FAILED, type ToastNotice } from '#domain/words/notices.ts';
import { $session, askSession, setUser } from '#members/account/screen/session.ts';
import { SUBSCRIPTION_PATHS } from '../contract/paths.ts';
import type { Tier } from '../rules/plans.ts';

interface PlanChoice {
  readonly tier: Tier;
  readonly busy: boolean;
  /** What went wrong with the last try. */
  readonly problem: ToastNotice | undefined;
}

export const $plan = map<PlanChoice>({ tier: 'yearly', busy: false, problem: undefined });

function fail(notice: ToastNotice): void {
  $plan.set({ ...$plan.get(), busy: false, problem: notice });
  showToast(notice, true);
}

/** The page to pay on, of an answer; undefined where it names none that a browser should open. */
const checkoutUrl = ({ url }: Fields): string | undefined =>
  isText(url) && /^https?:\/\//.test(url) ? url : undefined;

/** With a card on file nothing is left to do: the server says what is so, and the way leads home. */
async function welcomeMember(): Promise<void> {
  await askSession();
  carryToast(NOTICES.subscriptionActive);
  location.assign('/');
}

/** Subscribes to the plan that is chosen: by way of its checkout, or at once where a card is on file. */
export async function subscribe(): Promise<void> {
  const { busy, tier } = $plan.get();
  if (busy) return;
  const session = $session.get();
  const user = session.status === 'known' ? session.user : null;
  if (!user) return fail(NOTICES.signInFirst);
  $plan.set({ tier, busy: true, problem: undefined });
  const posted = await postJson(SUBSCRIPTION_PATHS.create, { userId: user.id, tier });
  if (!posted.ok && posted.status === 401) {
    fail(NOTICES.signInFirst);
    return setUser(null);
  }
  if (!posted.ok) return fail(failure(posted.message, SUBSCRIBE_FAILED));
  const answer = isRecord(posted.answer) ? posted.answer : {};
  const url = checkoutUrl(answer);
  if (url !== undefined) return location.assign(url);
  if (answer.status === 'active') return welcomeMember();
  fail(failure(undefined, SUBSCRIBE_FAILED));
}

/** A page that is shown again, come back to from the checkout, is no longer busy. */
export const resetPlan = (): void => $plan.setKey('busy', false);
