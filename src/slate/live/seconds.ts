/** Seconds for which the CDN keeps an answer, and as many more while it fetches the next one. */
export const SECONDS = { live: 20, curve: 60, over: 300 } as const;
