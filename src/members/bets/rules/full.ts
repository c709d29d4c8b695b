/** Bets that an account keeps; `sync_bets` of the database counts them. */
export const MOST_KEPT_BETS = 100_000;

/** Told when an account holds that many. */
export const FULL_ACCOUNT = `Your account is full at ${MOST_KEPT_BETS.toLocaleString('en-US')} bets. Newer ones stay on this device: delete some to sync again.`;
