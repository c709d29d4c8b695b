import { hideFailure, showFailure } from '#client/slate/failureLine.ts';
import { $follower, type FollowedPage, follower } from '#client/slate/follower.ts';
import { followSlate } from '#client/slate/followSlate.ts';
import { fetchLater, LeftSlate, OtherBuild } from '#client/slate/laterPage.ts';
import { clearPageLine, sayOnPage } from '#client/slate/pageLine.ts';
import {
  confirmShown,
  hasNewerPrices,
  isTurned,
  markShown,
  shownHash,
  shownPrices,
  showsMinutes,
} from '#client/slate/slatePage.ts';
import { showWaiting } from '#client/slate/takeParts.ts';
import { clock } from '#clock';
import { PAGE_LINES } from '#domain/words/pageLines.ts';

const LISTS = '[data-part="games"], [data-part="league-games"]';
const CARD = '[data-card]';

/** A list that says it is empty must stop saying so once that is uncertain. */
function forgetEmpty(): void {
  for (const list of document.querySelectorAll<HTMLElement>(LISTS)) {
    if (list.querySelector(CARD) === null) list.replaceChildren();
  }
}

/** Says why the page shows what it shows. */
function fail(error: unknown): void {
  if (error instanceof LeftSlate) sayOnPage(PAGE_LINES.leftSlate);
  else if (document.querySelector('[data-failure]')) {
    forgetEmpty();
    // Another build's parts fit only its own page.
    const again = () => (error instanceof OtherBuild ? location.reload() : following.check());
    showFailure(() => void again());
  } else if (error instanceof OtherBuild) sayOnPage(PAGE_LINES.newer, 'reload');
  else {
    sayOnPage(PAGE_LINES.unasked);
    // Parts that have answers of their own ask again.
    document.dispatchEvent(new Event('later'));
  }
}

/** Loaded with the first later page. Where it is gone, although that page could be had, the site has another build. */
const loadTakeLater = () =>
  import('./takeLater.ts').catch((error: unknown) => {
    throw new OtherBuild('The script that draws a later page is gone', { cause: error });
  });

const page: FollowedPage<Document> = {
  hash: shownHash,
  prices: () => shownPrices(clock.now()),
  isTurned: () => isTurned(clock.now()),
  fetch: fetchLater,
  showsMinutes,
  hasNewerPrices,
  confirm: (status) => {
    confirmShown(status);
    hideFailure();
    clearPageLine();
  },
  wait: () => {
    if (document.querySelector(CARD) === null) showWaiting();
  },
  draw: async (later, status) => {
    const { takeLater } = await loadTakeLater();
    takeLater(later);
    markShown(later, status);
    hideFailure();
    clearPageLine();
  },
  fail,
};

const following = follower(page);

/** Keeps a page with predictions, of any kind, at the current slate and at the clock. */
export function followPage(): void {
  $follower.set(following);
  followSlate(following);
}
