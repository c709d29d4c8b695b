import { FOLLOWED_CHANGED } from '#client/follow/followed.ts';

/** Keeps a signed-in reader's list and the account's one: at each page with what can be followed where that is due, after sign-in, and on change. */
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
  void start();
  // As account/screen/noted.ts watches it: shared with what every page carries, that would be one more file for all of them.
  const changes = { attributeFilter: ['data-who'] };
  new MutationObserver(() => void start()).observe(document.documentElement, changes);
  addEventListener(FOLLOWED_CHANGED, () => void start());
}
