/** A part of an invoice and the time that it is for; negative where it takes back a part of an earlier one. */
export interface UnusedLine {
  readonly cents: number;
  readonly from: number;
  readonly to: number;
}

/**
 * What of paid invoices has not been used at an instant, in cents: of each line the share of its time that is still to come. A
 * switch takes back the rest of the earlier plan's line, so that nothing is counted twice.
 */
export function unusedCents(lines: readonly UnusedLine[], at: number): number {
  const left = lines.map(({ cents, from, to }) =>
    to <= at ? 0 : from >= at || to <= from ? cents : (cents * (to - at)) / (to - from),
  );
  return Math.max(0, Math.round(left.reduce((sum, cents) => sum + cents, 0)));
}
