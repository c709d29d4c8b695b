/**
 * Boxing's weight classes by the words of feeds, longer names first: one class has several ("junior middleweight",
 * "light middleweight" and "super welterweight" are one).
 */
const CLASSES: readonly (readonly [words: RegExp, name: string])[] = [
  [/light[- ]heavyweight/, 'Light Heavyweight'],
  [/cruiserweight/, 'Cruiserweight'],
  [/bridgerweight/, 'Bridgerweight'],
  [/super[- ]middleweight/, 'Super Middleweight'],
  [/super[- ]welterweight|(light|junior)[- ]middleweight/, 'Super Welterweight'],
  [/super[- ]lightweight|(light|junior)[- ]welterweight/, 'Super Lightweight'],
  [/super[- ]featherweight|junior[- ]lightweight/, 'Super Featherweight'],
  [/super[- ]bantamweight|junior[- ]featherweight/, 'Super Bantamweight'],
  [/super[- ]flyweight|junior[- ]bantamweight/, 'Super Flyweight'],
  [/(light|junior)[- ]flyweight/, 'Light Flyweight'],
  [/minimumweight|strawweight|mini[- ]flyweight/, 'Minimumweight'],
  [/heavyweight/, 'Heavyweight'],
  [/middleweight/, 'Middleweight'],
  [/welterweight/, 'Welterweight'],
  [/lightweight/, 'Lightweight'],
  [/featherweight/, 'Featherweight'],
  [/bantamweight/, 'Bantamweight'],
  [/flyweight/, 'Flyweight'],
];

const TITLE = /\b(title|championship|undisputed|unification|belts?|wb[ac]|ibf|wbo)\b/;
const ROUNDS = /\b(4|6|8|10|12)[- ]?(?:rounds?|rounder|rds?)\b/;
const WOMEN = /\bwom[ae]n('?s)?\b|\bfemale\b/;

/** Later parts of a description are about the undercard. */
const OPENING = 400;

const TITLE_ROUNDS = 12;
/** If not stated: the usual length of main events without a title, and of women's title fights. */
const USUAL_ROUNDS = 10;

interface FightTerms {
  readonly weightClass: string | undefined;
  readonly titleFight: boolean;
  readonly rounds: number;
  readonly women: boolean;
}

/**
 * A fight's title and rounds, from the event's name and the beginning of its description. Unstated rounds are 12 for men's title
 * fights and 10 otherwise.
 */
export function termsOf(name: string, description: string): FightTerms {
  const text = `${name}. ${description.slice(0, OPENING)}`.toLowerCase();
  const titleFight = TITLE.test(text);
  const women = WOMEN.test(text);
  const said = ROUNDS.exec(text)?.[1];
  const found = CLASSES.find(([words]) => words.test(name.toLowerCase()));
  const usual = titleFight && !women ? TITLE_ROUNDS : USUAL_ROUNDS;
  return {
    weightClass: (found ?? CLASSES.find(([words]) => words.test(text)))?.[1],
    titleFight,
    rounds: said ? Number(said) : usual,
    women,
  };
}
