const ACCENTS = /\p{Diacritic}/gu;
/** Dropped rather than turned into a hyphen: "O'Malley" is one word. */
const APOSTROPHES = /['’ʻʼ]/g;
const NOT_PLAIN = /[^a-z0-9]+/g;
/** Letters that do not decompose into a plain one and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  ı: 'i',
};

/** A name as one part of an address: "Jiří Procházka" is "jiri-prochazka". Empty where a name has no plain letter. */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(/[łøđßæı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(NOT_PLAIN, '-')
    .replace(/^-|-$/g, '');
}
