import { hideFailure, showFailure } from '#client/slate/failureLine.ts';
import { $follower, type FollowedPage, follower } from '#client/slate/follower.ts';
import { followSlate } from '#client/slate/followSlate.ts';
import { LeftSlate, OtherBuild } from '#client/slate/laterErrors.ts';
import { clearPageLine, sayOnPage } from '#client/slate/pageLine.ts';
import { showWaiting } from '#client/slate/showWaiting.ts';
import {
  confirmShown,
  isTurned,
  markShown,
  shownHash,
  shownPrices,
} from '#client/slate/slatePage.ts';
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

/** Loaded once there is a later page. A site that has it but not its script is of another build. */
const loadTaking = () =>
  import('./takeLater.ts').catch((cause: unknown) => {
    throw new OtherBuild('The script that takes a later page is gone', { cause });
  });

/** A later page, not yet shown, and what shows it. */
interface Later {
  readonly next: Document;
  readonly take: (next: Document) => void;
}

async function fetchNext(contentHash: string): Promise<Later | undefined> {
  const { fetchLater, takeLater } = await loadTaking();
  const next = await fetchLater(contentHash);
  return next && { next, take: takeLater };
}

const page: FollowedPage<Later> = {
  hash: shownHash,
  prices: () => shownPrices(clock.now()),
  isTurned: () => isTurned(clock.now()),
  fetch: fetchNext,
  confirm: (status) => {
    confirmShown(status);
    hideFailure();
    clearPageLine();
  },
  wait: () => {
    if (document.querySelector(CARD) === null) showWaiting();
  },
  draw: ({ next, take }, status) => {
    take(next);
    markShown(next, status);
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
