/** Thrown when a season violates a rule of the product. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Throws if there is an offender, and names the first. */
export function none(rule: string, offenders: readonly unknown[]): void {
  if (offenders.length === 0) return;
  const some = offenders.slice(0, 3).map((one) => JSON.stringify(one));
  throw new Broken(`${rule}: ${offenders.length}, such as ${some.join(' ')}`);
}
