/** The letters without combining accents: "São Paulo" is "Sao Paulo". Letters like ø and ł stay. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '');

const ACCENTS = /\p{Diacritic}/gu;
/** Letters that do not decompose into a plain one and an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  ı: 'i',
};

/** A Latin name in plain lower-case letters: "Jiří Błachowicz" is "jiri blachowicz". Everything else stays. */
export const plainLetters = (name: string): string =>
  name
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[łøđßæı]/g, (letter) => PLAIN[letter] ?? letter);
