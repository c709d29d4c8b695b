import type { Histogram } from '../game/scoreGrid.ts';

/** Numbers that a sum starts from, each with its name. */
type Given = Readonly<Record<string, number>>;

/** Shares (0–1) one after the other on a bar, with a red line at one place of it. */
export interface BarFigure {
  readonly kind: 'bar';
  readonly parts: readonly { readonly label: string; readonly share: number }[];
  readonly line: { readonly at: number; readonly label: string };
  /** The figures in a sentence, for who does not see the bar. */
  readonly alt: string;
  readonly caption: string;
}

/** Counts by a whole number as columns: those beyond a red line are strong, or those that are marked. */
export interface PileFigure {
  readonly kind: 'pile';
  /** Ascending, without gaps. */
  readonly pile: Histogram;
  readonly line?: { readonly at: number; readonly label: string };
  /** Values that are strong where there is no line; each is written over its column. */
  readonly marked?: readonly number[];
  /** What the two ends of the pile are. */
  readonly ends: readonly [left: string, right: string];
  readonly alt: string;
  readonly caption: string;
}

/** A sum as it is shown: every figure in it follows from what is given. */
export interface Worked {
  readonly title: string;
  readonly lines: readonly string[];
  readonly answer: string;
  readonly figure?: BarFigure | PileFigure;
}

export interface Example {
  readonly given: Given;
  /** A method, so that each module may name its own numbers. */
  work(given: Given): Worked;
}

/** An example from its numbers and what is made of them. */
export function example<Numbers extends Given>(
  given: Numbers,
  work: (given: Numbers) => Worked,
): Example & { readonly given: Numbers } {
  return { given, work };
}

interface Answer {
  readonly text: string;
  /** Shown when it is chosen, after "Right." or "Not quite." */
  readonly why: string;
}

export interface Question {
  readonly ask: string;
  readonly answers: readonly [Answer, Answer, Answer];
  /** Place of the one right answer. */
  readonly right: 0 | 1 | 2;
}

/** One lesson of the academy. */
export interface Module {
  /** Key of its progress and its place in the address; unique. */
  readonly id: string;
  readonly title: string;
  /** What it teaches, in a sentence. */
  readonly teaches: string;
  /** Paragraphs, 150–300 words together. */
  readonly text: readonly string[];
  readonly example: Example;
  /** Where the site shows it: what is there, and the link. */
  readonly seen?: { readonly text: string; readonly label: string; readonly href: string };
  readonly check: readonly [Question, Question];
}

export interface AcademyTab {
  readonly id: string;
  readonly label: string;
  readonly modules: readonly Module[];
}
