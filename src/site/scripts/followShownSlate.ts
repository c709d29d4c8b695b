import { hideFailure, showFailure } from '#client/slate/failureLine.ts';
import { $follower, type FollowedPage, follower } from '#client/slate/follower.ts';
import { followSlate } from '#client/slate/followSlate.ts';
import { fetchLater, OtherBuild } from '#client/slate/laterPage.ts';
import { confirmShown, markShown, shownHash, shownPrices } from '#client/slate/slatePage.ts';
import { showWaiting, takeParts } from '#client/slate/takeParts.ts';
import { clock } from '#clock';

const LISTS = '[data-part="games"], [data-part="league-games"]';
const CARD = '[data-card]';

/** A list that says it is empty must stop saying so once that is uncertain. */
function forgetEmpty(): void {
  for (const list of document.querySelectorAll<HTMLElement>(LISTS)) {
    if (list.querySelector(CARD) === null) list.replaceChildren();
  }
}

const page: FollowedPage<Document> = {
  hash: shownHash,
  prices: () => shownPrices(clock.now()),
  fetch: fetchLater,
  confirm: (status) => {
    confirmShown(status);
    hideFailure();
  },
  wait: () => {
    if (document.querySelector(CARD) === null) showWaiting();
  },
  draw: (later, status) => {
    takeParts(later);
    markShown(status);
    hideFailure();
  },
  fail: (error) => {
    forgetEmpty();
    // Another build's parts fit only its own page.
    const again = () => (error instanceof OtherBuild ? location.reload() : following.check());
    showFailure(() => void again());
  },
};

const following = follower(page);

/** Keeps a page that lists games, of all leagues or one, at the current slate. */
export function followShownSlate(): void {
  $follower.set(following);
  followSlate(following);
}
