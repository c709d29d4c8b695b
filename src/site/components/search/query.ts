import { plainLetters } from '#domain/words/plainLetters.ts';

/** Limit of words in a query. */
const MOST_WORDS = 8;
/** Words that name nothing: they join names, or say what is wanted of them. */
const FILLING: ReadonlySet<string> = new Set(
  'a an and at for from in is of on or the to v vs versus with who will win wins what when next best today tonight tomorrow week now live game games match matches fight odds line lines spread total pick picks prediction predictions forecast bet bets betting score scores schedule time points props prop player players lineup lineups injuries injury news result results stats'.split(
    ' ',
  ),
);
/** Words after which the games come before their teams. */
const FOR_GAMES: ReadonlySet<string> = new Set(
  'today tonight tomorrow game games match vs v odds line spread pick picks score'.split(' '),
);

export interface SearchQuery {
  /** Every word once, in plain lower-case letters. */
  readonly words: readonly string[];
  /** Its words without those that name nothing; all of them if there are no others. */
  readonly telling: readonly string[];
  /** True if it asks for games rather than for who plays. */
  readonly forGames: boolean;
}

/** A query in words, at most eight. */
export function readQuery(text: string): SearchQuery {
  const plain = plainLetters(text).replace(/(?<=\p{L})['’](?=\p{L})/gu, '');
  const words = [...new Set(plain.split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  const telling = words.filter((word) => !FILLING.has(word));
  return {
    words,
    telling: telling.length > 0 ? telling : words,
    forGames: words.some((word) => FOR_GAMES.has(word)),
  };
}
