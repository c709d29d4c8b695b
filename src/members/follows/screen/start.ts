import { FOLLOWED_CHANGED } from '#client/follow/followed.ts';
import { whenNoted } from '#members/account/screen/noted.ts';

/** Keeps a signed-in reader's list and the account's one: at each page where that is due, after sign-in, and on change. */
export function keepFollowedInSync(): void {
  const loaded = async () => {
    const { followedSync } = await import('./syncFollowed.ts');
    return followedSync();
  };
  let sync: ReturnType<typeof loaded> | undefined;
  const start = async (): Promise<void> => {
    if (document.documentElement.dataset.who === undefined) return;
    sync ??= loaded();
    try {
      await (await sync)();
    } catch {
      // The file did not come: the next page tries again.
      sync = undefined;
    }
  };
  whenNoted('who', () => void start());
  addEventListener(FOLLOWED_CHANGED, () => void start());
}
