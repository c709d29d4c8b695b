import type { DayHead } from '#domain/ledger/head.ts';

/** Namespace of the element that carries a head in feeds; the URN need not resolve. */
export const LEDGER_NAMESPACE = 'urn:simcast:ledger';

/** The ledger's newest head as an element of a feed's channel: whoever archives the feed also archives the head. */
export const ledgerHeadXml = (head: DayHead | undefined): string =>
  head
    ? `<ledger:head day="${head.day}" line="${head.seq}" algorithm="SHA-256">${head.hash}</ledger:head>`
    : '';
