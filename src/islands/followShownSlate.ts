import { hideFailure, showFailure } from '#client/slate/failureLine.ts';
import { $follower, type FollowedPage, follower } from '#client/slate/follower.ts';
import { followSlate } from '#client/slate/followSlate.ts';
import {
  confirmShown,
  markShown,
  shownHash,
  shownLeague,
  shownPrices,
} from '#client/slate/slatePage.ts';
import { clock } from '#clock';

const LISTS = '[data-part="games"], [data-part="league-games"]';

const has = (selector: string): boolean => document.querySelector(selector) !== null;

/** Loaded only where a later slate is up: a fresh page needs no card of its own making. */
const parts = () => import('./laterParts.tsx');

/** A list that says it is empty must not go on saying so once that is no longer known. */
function forgetEmpty(): void {
  for (const list of document.querySelectorAll<HTMLElement>(LISTS)) {
    if (list.querySelector('.card.game') === null) list.replaceChildren();
  }
}

const page: FollowedPage = {
  hash: shownHash,
  prices: () => shownPrices(clock.now()),
  fetch: async (contentHash) => {
    const { fetchLater } = await parts();
    return fetchLater(contentHash, { league: shownLeague(), tiles: has('[data-part="tiles"]') });
  },
  confirm: (status) => {
    confirmShown(status);
    hideFailure();
  },
  wait: () => {
    if (!has('.card.game')) void parts().then(({ drawWaiting }) => drawWaiting());
  },
  draw: async (slate) => {
    const { drawLater } = await parts();
    drawLater(slate, clock.now());
    markShown(slate);
    hideFailure();
  },
  fail: () => {
    forgetEmpty();
    showFailure(() => void following.check());
  },
};

const following = follower(page);

/** Keeps a page that lists games of all leagues or of one at the slate that is up. */
export function followShownSlate(): void {
  $follower.set(following);
  followSlate(following);
}
