/** A rule of the product that a season has broken. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Throws where the first of some offenders exists. */
export function none(rule: string, offenders: readonly unknown[]): void {
  if (offenders.length === 0) return;
  const some = offenders.slice(0, 3).map((one) => JSON.stringify(one));
  throw new Broken(`${rule}: ${offenders.length}, such as ${some.join(' ')}`);
}
