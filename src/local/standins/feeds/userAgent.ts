/** "Simcast (+https://simcast.example)": a name of one's own and an address at which more is said. */
const SAYS_WHO = /^(?!Mozilla\b)[^()]{2,60} \(\+https?:\/\/[^\s)]+\)$/;

/** Whether ESPN takes requests of such an agent: not those of browsers, nor of nobody, nor of a bare library. */
export const isAccepted = (agent: string | null): boolean => SAYS_WHO.test(agent?.trim() ?? '');
