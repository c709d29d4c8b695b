/** The UFC's classes with the ratings' names. Longer names first: "Light Heavyweight" contains "Heavyweight". */
const CLASSES = [
  'Light Heavyweight',
  'Strawweight',
  'Flyweight',
  'Bantamweight',
  'Featherweight',
  'Lightweight',
  'Welterweight',
  'Middleweight',
  'Heavyweight',
] as const;

interface WeightClass {
  /** "Women's Strawweight"; absent if the text names none. */
  readonly name: string | undefined;
  readonly women: boolean;
}

/** Class of a bout from the feed's words: "Welterweight", "W Strawweight", "Women's Flyweight Title", "Catchweight". */
export function weightClassOf(text: string | undefined): WeightClass {
  const plain = (text ?? '').toLowerCase().replace(/[-\s]+/g, ' ');
  const found = CLASSES.find((name) => plain.includes(name.toLowerCase()));
  // Men have no strawweight in the UFC.
  const women = /\bwom[ae]n|\bw(\.|'s)? |\bfemale/.test(plain) || found === 'Strawweight';
  if (/catch ?weight/.test(plain)) return { name: 'Catch Weight', women };
  return { name: found && women ? `Women's ${found}` : found, women };
}
