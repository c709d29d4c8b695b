/** Items of an array that an example shows. */
const MOST_ITEMS = 1;
/** More numbers than other items, because they are short. */
const MOST_NUMBERS = 4;

const cut = (items: readonly unknown[]): readonly unknown[] => {
  const most = items.every((item) => typeof item === 'number') ? MOST_NUMBERS : MOST_ITEMS;
  return items.length > most ? [...items.slice(0, most).map(shortened), '…'] : items.map(shortened);
};

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return cut(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
}

/** Puts short arrays on one line. */
const inOneLine = (text: string): string =>
  text.replaceAll(
    /\[\s+([^[\]{}]*?)\s+\]/g,
    (_, items: string) => `[${items.replaceAll(/\s+/g, ' ')}]`,
  );

/** A real answer as an example of itself: long arrays end in "…". */
export const exampleAnswer = (answer: unknown): string =>
  inOneLine(JSON.stringify(shortened(answer), undefined, 2));
