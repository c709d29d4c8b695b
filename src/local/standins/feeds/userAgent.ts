/** "Simcast (+https://simcast.example)": the requester's own name and an address with more information. */
const SAYS_WHO = /^(?!Mozilla\b)[^()]{2,60} \(\+https?:\/\/[^\s)]+\)$/;

/** Whether ESPN accepts requests with such an agent: not browsers, empty ones, or bare libraries. */
export const isAccepted = (agent: string | null): boolean => SAYS_WHO.test(agent?.trim() ?? '');
