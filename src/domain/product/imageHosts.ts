/** Hosts of the feeds' pictures. The Content-Security-Policy (astro.config.mjs) allows only these. */
export const IMAGE_HOSTS: readonly string[] = [
  'a.espncdn.com',
  'r2.thesportsdb.com',
  'www.thesportsdb.com',
];
