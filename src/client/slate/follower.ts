import { atom } from 'nanostores';
import { SLATE_STATUS } from '#contract/paths.ts';
import type { SlateStatus } from '#contract/slateStatus.ts';
import { readSlateStatus } from '../answers.ts';
import { getJson } from '../http.ts';
import type { ShownPrices } from './odds.ts';

/** The parts of a page that following the slate needs, and what it fetches of a later one. */
export interface FollowedPage<Later> {
  /** Content hash of the slate it shows; empty for none. */
  readonly hash: () => string;
  readonly prices: () => ShownPrices;
  /** Whether a start or midnight has passed since it was drawn. */
  readonly isTurned: () => boolean;
  /** Everything it shows of the current slate; undefined if it shows that already. Throws what fetching throws. */
  readonly fetch: (contentHash: string) => Promise<Later | undefined>;
  /** Whether it shows prices that are read between refreshes, and whether a later page of its slate shows others. */
  readonly showsMinutes?: () => boolean;
  readonly hasNewerPrices?: (later: Later) => boolean;
  /** Its content is still current: its data have been confirmed since. */
  readonly confirm: (status: SlateStatus) => void;
  /** A later slate is being loaded. */
  readonly wait: () => void;
  /** Shows a later slate completely, or rejects and changes nothing. */
  readonly draw: (later: Later, status: SlateStatus) => Promise<void>;
  /** The current slate, or a later slate's content, was unavailable. */
  readonly fail: (error: unknown) => void;
}

/** What a page knows of what it shows, once it has asked. */
type Checked = 'confirmed' | 'drawn' | 'failed';

export interface Follower {
  /** Asks which slate is current and takes it if it is another. */
  readonly check: () => Promise<Checked>;
  /** Asks whether a price has moved, and if so checks the slate. */
  readonly checkPrices: () => Promise<void>;
}

/** Loaded with the first question, minutes after the page: most visits are over by then. */
async function haveMoved(shown: ShownPrices): Promise<boolean> {
  const odds = await import('./odds.ts').catch(console.warn);
  return (await odds?.pricesMoved(shown)) ?? false;
}

/** The page's own follower, for islands that show its slate's data of one league. */
export const $follower = atom<Follower | undefined>(undefined);

/** Follows the slate for a page, one request at a time, so that an older answer never overtakes a newer one. */
export function follower<Later>(page: FollowedPage<Later>): Follower {
  let running: Promise<Checked> | undefined;

  const ask = async (): Promise<Checked> => {
    try {
      const status = await getJson(SLATE_STATUS, readSlateStatus);
      const up = status.contentHash ?? '';
      const current = up === page.hash();
      if (!current) page.wait();
      const later = current && !page.isTurned() ? undefined : await page.fetch(up);
      if (later === undefined) {
        page.confirm(status);
        return 'confirmed';
      }
      await page.draw(later, status);
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

  /** Takes a page of the slate that it shows, with prices read since. What cannot be had is asked for in a minute. */
  const takeNewer = async (): Promise<void> => {
    try {
      const status = await getJson(SLATE_STATUS, readSlateStatus);
      if (status.contentHash !== page.hash()) {
        await check();
        return;
      }
      const later = await page.fetch(page.hash());
      if (later !== undefined && page.hasNewerPrices?.(later)) await page.draw(later, status);
    } catch (error: unknown) {
      console.warn('Newer prices cannot be had', error);
    }
  };

  return {
    check,
    checkPrices: async () => {
      const shown = page.prices();
      if (shown.size === 0) return;
      if (await haveMoved(shown)) await check();
      else if (page.showsMinutes?.()) await takeNewer();
    },
  };
}
