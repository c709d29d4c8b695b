import type { CatchUpLine } from './catchUp.ts';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** One step of a catch-up as text: its requests and bytes, feed by feed. */
export function catchUpText({ what, asked, note }: CatchUpLine): string {
  const feeds = asked
    .filter(({ requests }) => requests > 0)
    .map(
      ({ feed, requests, bytes, refused, confirmed }) =>
        `${feed} ${requests} (${megabytes(bytes)}, ${confirmed} confirmed, ${refused} refused)`,
    );
  return `${what}: ${feeds.join(', ')}\n  ${note}`;
}
