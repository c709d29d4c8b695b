import { NOT_FOUND_REPLY, reply, type StandInFeed } from './feed.ts';

/** The data of Bovada's stand-in. */
interface BovadaWorld {
  /** The coupon at a path of the book, such as "football/nfl"; undefined if there is none. */
  readonly coupon: (path: string, now: number) => readonly object[] | undefined;
}

const COUPON = /^\/services\/sports\/event\/coupon\/events\/A\/description\/(.+)$/;

/** Bovada's public coupons. In mode "403" it refuses them all, as by the requester's address. */
export const bovada = (world: BovadaWorld): StandInFeed => ({
  name: 'Bovada',
  kindOf: ({ pathname }) => `coupon ${COUPON.exec(pathname)?.[1] ?? pathname}`,
  answer: ({ url, now }) => {
    const [, path] = COUPON.exec(url.pathname) ?? [];
    const found = path === undefined ? undefined : world.coupon(path, now);
    return found ? reply(found) : NOT_FOUND_REPLY;
  },
});
