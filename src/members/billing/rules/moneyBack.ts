import { GUARANTEE_DAYS } from '#domain/product/guarantee.ts';

const DAY_MS = 86_400_000;

/** Until when a first payment can be had back, ms since 1970. @param paidAt when it was made, ms since 1970 */
export const moneyBackUntil = (paidAt: number): number => paidAt + GUARANTEE_DAYS * DAY_MS;
