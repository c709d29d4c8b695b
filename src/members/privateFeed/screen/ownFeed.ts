import { atom } from 'nanostores';
import { oneAtATime } from '#client/oneAtATime.ts';
import { showToast } from '#client/toasts.ts';
import { forgetMember } from '#members/account/screen/account.ts';
import { askContract, type Loaded, SignedOut } from '#members/account/screen/loaded.ts';
import { postProven } from '#members/billing/screen/proving.ts';
import { makePrivateFeed, privateFeed } from '../contract.ts';
import { PRIVATE_FEED_PATHS } from '../paths.ts';

type FeedStanding = ReturnType<typeof privateFeed.answer.parse>['feed'];
type FeedAddresses = ReturnType<typeof makePrivateFeed.answer.parse>;

export const $feed = atom<Loaded<FeedStanding>>({ status: 'asking' });
/** Shown once, when created; gone with the page. */
export const $addresses = atom<FeedAddresses | undefined>(undefined);
/** The current action, "make" or "end". */
export const $feedBusy = atom<'' | 'make' | 'end'>('');

const FAILED = 'We got no answer. Please try again.';

export async function loadFeed(): Promise<void> {
  if ($feed.get().status === 'failed') $feed.set({ status: 'asking' });
  try {
    $feed.set({ status: 'known', value: (await askContract(privateFeed)).feed });
  } catch (error) {
    if (error instanceof SignedOut) return forgetMember();
    if ($feed.get().status !== 'known') $feed.set({ status: 'failed' });
  }
}

async function change(does: 'make' | 'end'): Promise<unknown> {
  const posted = await oneAtATime($feedBusy, does, () => postProven(PRIVATE_FEED_PATHS[does], {}));
  if (!posted) return undefined;
  if (posted.ok) return posted.answer;
  if (posted.status === 401) forgetMember();
  else showToast({ title: posted.message ?? FAILED }, true);
  return undefined;
}

/** Creates a new address; the previous one stops working. */
export async function makeFeed(): Promise<void> {
  const made = makePrivateFeed.answer.safeParse(await change('make'));
  if (!made.success) return;
  $addresses.set(made.data);
  await loadFeed();
}

export async function endFeed(): Promise<void> {
  if ((await change('end')) === undefined) return;
  $addresses.set(undefined);
  await loadFeed();
  showToast({ title: 'Your feed is off' });
}
