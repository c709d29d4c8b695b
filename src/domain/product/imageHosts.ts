/** Hosts that pictures of feeds come from. The Content-Security-Policy (astro.config.mjs) lets in these and no other. */
export const IMAGE_HOSTS: readonly string[] = [
  'a.espncdn.com',
  'r2.thesportsdb.com',
  'www.thesportsdb.com',
];
