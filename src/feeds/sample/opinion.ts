import type { League } from '#domain/leagues/league.ts';
import { logistic, logit } from '#domain/numbers/logOdds.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import type { SampleLine } from '../leagues/facts.ts';
import { FEED_FACTS } from '../leagues/index.ts';

/** FNV-1a of a text as a number in −1…1: the same text, the same number. */
export function noise(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  // Texts that differ only in their last letters would stay close: mix the bits once more.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x7fffffff - 1;
}

/** Largest deviations from the given line, in standard deviations: shared by both books, and each book's own. */
const SHARED = 0.055;
const OWN = 0.015;

/** Slope that makes the logistic curve follow the normal distribution within 0.01. */
const SLOPE = 1.702;

/** Chance of ending above 0, about `z` standard deviations. `deviationsOf` undoes it. */
export const chanceAt = (z: number): number => logistic(SLOPE * z);
export const deviationsOf = (p: number): number => logit(p) / SLOPE;

const MOST = 0.98;
const inside = (p: number): number => clamp(p, 1 - MOST, MOST);

/** One sample book's view of a game: the line moved by a fixed amount for that game and book. */
export function opinion(line: SampleLine, league: League, game: string, book: string): SampleLine {
  const shift = (what: string) =>
    SHARED * noise(`${game} ${what}`) + OWN * noise(`${game} ${what} ${book}`);
  const side = shift('margin');
  const { scatter } = FEED_FACTS[league].sample;
  return {
    homeProbability: inside(chanceAt(deviationsOf(inside(line.homeProbability)) + side)),
    margin: line.margin + side * scatter.margin,
    total: line.total + shift('total') * scatter.total,
  };
}
