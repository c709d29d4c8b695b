/** Days after a first purchase within which its buyer can have the money back. */
export const GUARANTEE_DAYS = 30;

/** What we promise about money back: this sentence and no other, in the Terms, under the pay button and in the footer. */
export const GUARANTEE = `${GUARANTEE_DAYS}-day money-back guarantee on your first purchase; after that, no refunds.`;
