import { type Feed, NOT_FOUND, reply } from './feed.ts';

/** What Bovada's stand-in tells of. */
export interface BovadaWorld {
  /** The coupon of a place in the book, such as "football/nfl"; undefined where there is none. */
  readonly coupon: (path: string, now: number) => readonly object[] | undefined;
}

const COUPON = /^\/services\/sports\/event\/coupon\/events\/A\/description\/(.+)$/;

/** Bovada's public coupons. By the address of whoever asks it refuses all of them: its mode "403". */
export const bovada = (world: BovadaWorld): Feed => ({
  name: 'Bovada',
  kindOf: ({ pathname }) => `coupon ${COUPON.exec(pathname)?.[1] ?? pathname}`,
  answer: ({ url, now }) => {
    const [, path] = COUPON.exec(url.pathname) ?? [];
    const found = path === undefined ? undefined : world.coupon(path, now);
    return found ? reply(found) : NOT_FOUND;
  },
});
