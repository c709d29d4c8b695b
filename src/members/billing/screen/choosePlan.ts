import { map } from 'nanostores';
import { carryToast } from '#client/carriedToast.ts';
import { type Fields, isRecord, isText } from '#client/checks.ts';
import { BROKE_OFF } from '#client/oneAtATime.ts';
import { postJson } from '#client/post.ts';
import { showToast } from '#client/toasts.ts';
import {
  failureNotice,
  NOTICES,
  SUBSCRIBE_FAILED,
  type ToastNotice,
} from '#domain/words/notices.ts';
import { $session, askSession, setUser } from '#members/account/screen/session.ts';
import type { SignedIn } from '#members/account/screen/signedIn.ts';
import { SUBSCRIPTION_PATHS } from '../contract/paths.ts';
import type { Tier } from '../rules/plans.ts';
import { renewalWording } from '../rules/renewal.ts';

interface PlanChoice {
  readonly tier: Tier;
  /** Whether the reader has agreed to this plan's renewal; never beforehand. */
  readonly agreed: boolean;
  readonly busy: boolean;
  /** What went wrong with the last try. */
  readonly problem: ToastNotice | undefined;
}

export const $plan = map<PlanChoice>({
  tier: 'monthly',
  agreed: false,
  busy: false,
  problem: undefined,
});

/** Chooses a plan. Its renewal is another one: what was agreed to before does not hold for it. */
export const choosePlan = (tier: Tier): void =>
  $plan.set({ ...$plan.get(), tier, agreed: false, problem: undefined });

export const agreeToRenewal = (agreed: boolean): void =>
  $plan.set({ ...$plan.get(), agreed, problem: undefined });

/** Said where the box about the renewal is not ticked. */
export const AGREE_FIRST: ToastNotice = {
  title: 'Please agree to the renewal',
  text: 'Tick the box above, then continue.',
};

function fail(notice: ToastNotice): void {
  $plan.set({ ...$plan.get(), busy: false, problem: notice });
  showToast(notice, true);
}

/** The payment page in an answer; undefined if there is no safe address. */
const checkoutUrl = ({ url }: Fields): string | undefined =>
  isText(url) && /^https?:\/\//.test(url) ? url : undefined;

/** With a card on file nothing else is needed: show the server's message and go home. */
async function welcomeMember(): Promise<void> {
  await askSession();
  carryToast(NOTICES.subscriptionActive);
  location.assign('/');
}

/** Subscribes to the chosen plan: through its checkout, or at once with a card on file. */
export async function subscribe(): Promise<void> {
  const { busy, tier, agreed } = $plan.get();
  if (busy) return;
  if (!agreed) return $plan.setKey('problem', AGREE_FIRST);
  const session = $session.get();
  const user = session.status === 'known' ? session.user : null;
  if (!user) return fail(NOTICES.signInFirst);
  $plan.set({ tier, agreed, busy: true, problem: undefined });
  try {
    await buy(user, tier);
  } catch (error) {
    reportError(error);
    fail(BROKE_OFF);
  }
}

/** Leads to the checkout, or says what went wrong: both end what the button waits for. */
async function buy(user: SignedIn, tier: Tier): Promise<void> {
  const renewal = renewalWording(tier).version;
  const posted = await postJson(SUBSCRIPTION_PATHS.create, { userId: user.id, tier, renewal });
  if (!posted.ok && posted.status === 401) {
    fail(NOTICES.signInFirst);
    return setUser(null);
  }
  if (!posted.ok) return fail(failureNotice(posted.message, SUBSCRIBE_FAILED));
  const answer = isRecord(posted.answer) ? posted.answer : {};
  const url = checkoutUrl(answer);
  if (url !== undefined) return location.assign(url);
  if (answer.status === 'active') return welcomeMember();
  if (answer.status === 'waiting') return location.assign('/subscribe/done?waiting=1');
  fail(failureNotice(undefined, SUBSCRIBE_FAILED));
}

/** When returning from the checkout, the page is no longer busy. */
export const resetPlan = (): void => $plan.setKey('busy', false);
