/** A decimal price as an American one, not rounded; undefined for no price, and for a price without profit. */
export function fromDecimal(text: string): number | undefined {
  const price = Number(text);
  if (!(price > 1.001 && price < 1001)) return undefined;
  return price >= 2 ? 100 * (price - 1) : -100 / (price - 1);
}

/** An American price of a file; undefined for none, and for a number that is no price. */
export function fromAmerican(text: string): number | undefined {
  const price = Number(text);
  return text !== '' && Number.isFinite(price) && Math.abs(price) >= 100 ? price : undefined;
}
