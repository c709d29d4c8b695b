import { atom } from 'nanostores';
import { PATHS } from '#contract/paths.ts';
import type { SlateStatus } from '#contract/slateStatus.ts';
import { readSlateStatus } from '../answers.ts';
import { getJson } from '../http.ts';
import { pricesMoved, type ShownPrices } from './odds.ts';

/** A page that follows the slate, as far as following needs it, and what it fetches of a later one. */
export interface FollowedPage<Later> {
  /** Content hash of the slate it shows; empty for none. */
  readonly hash: () => string;
  readonly prices: () => ShownPrices;
  /** Everything it shows of the slate that is up. Throws what fetching throws. */
  readonly fetch: (contentHash: string) => Promise<Later>;
  /** What it shows is still up: its data have been confirmed since. */
  readonly confirm: (status: SlateStatus) => void;
  /** A later slate is on its way. */
  readonly wait: () => void;
  /** Shows a later slate: all of it, or it throws and nothing has changed. */
  readonly draw: (later: Later, status: SlateStatus) => void;
  /** What is up, or all that a later slate says, could not be had. */
  readonly fail: (error: unknown) => void;
}

/** What a page knows of what it shows, once it has asked. */
type Checked = 'confirmed' | 'drawn' | 'failed';

export interface Follower {
  /** Asks which slate is up and takes it where it is another. */
  readonly check: () => Promise<Checked>;
  /** Asks whether a price has moved, and if so checks the slate. */
  readonly checkPrices: () => Promise<void>;
}

/** The page's own follower, for islands that show what its slate says of one league. */
export const $follower = atom<Follower | undefined>(undefined);

/** Follows the slate for a page: one question at a time, so that an older answer never overtakes a newer one. */
export function follower<Later>(page: FollowedPage<Later>): Follower {
  let running: Promise<Checked> | undefined;

  const ask = async (): Promise<Checked> => {
    try {
      const status = await getJson(PATHS.slateStatus, readSlateStatus);
      const up = status.contentHash ?? '';
      if (up === page.hash()) {
        page.confirm(status);
        return 'confirmed';
      }
      page.wait();
      page.draw(await page.fetch(up), status);
      return 'drawn';
    } catch (error: unknown) {
      console.warn('The slate that is up cannot be had', error);
      page.fail(error);
      return 'failed';
    }
  };

  const check = (): Promise<Checked> => {
    running ??= ask().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    check,
    checkPrices: async () => {
      const shown = page.prices();
      if (shown.size > 0 && (await pricesMoved(shown))) await check();
    },
  };
}
