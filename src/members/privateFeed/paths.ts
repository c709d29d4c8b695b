/** Paths of a member's own feed, apart from their schemas. */
export const PRIVATE_FEED_PATHS = {
  standing: '/api/account/feed',
  make: '/api/account/feed/make',
  end: '/api/account/feed/end',
} as const;
