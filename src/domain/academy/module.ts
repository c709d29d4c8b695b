import type { Histogram } from '../game/scoreGrid.ts';

/** Numbers that a sum starts from, each with its name. */
type Given = Readonly<Record<string, number>>;

/** Shares (0–1) side by side on a bar, with a red line at one point. */
export interface BarFigure {
  readonly kind: 'bar';
  readonly parts: readonly { readonly label: string; readonly share: number }[];
  readonly line: { readonly at: number; readonly label: string };
  /** The figures in a sentence, for readers who do not see the bar. */
  readonly alt: string;
  readonly caption: string;
}

/** Counts by whole number as columns; those beyond a red line, or marked ones, are emphasized. */
export interface PileFigure {
  readonly kind: 'pile';
  /** Ascending, without gaps. */
  readonly pile: Histogram;
  readonly line?: { readonly at: number; readonly label: string };
  /** Emphasized values if there is no line; each is printed above its column. */
  readonly marked?: readonly number[];
  /** Labels of the two ends of the pile. */
  readonly ends: readonly [left: string, right: string];
  readonly alt: string;
  readonly caption: string;
}

/** A sum as shown: every figure in it follows from the given numbers. */
interface Worked {
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

/** Builds an example from its numbers and the steps made from them. */
export function example<Numbers extends Given>(
  given: Numbers,
  work: (given: Numbers) => Worked,
): Example & { readonly given: Numbers } {
  return { given, work };
}

interface Answer {
  readonly text: string;
  /** Shown after an answer is chosen, following "Right." or "Not quite." */
  readonly why: string;
}

export interface AcademyQuestion {
  readonly ask: string;
  readonly answers: readonly [Answer, Answer, Answer];
  /** Index of the one right answer. */
  readonly right: 0 | 1 | 2;
}

/** One lesson of the academy. */
export interface Module {
  /** Key of its progress and last part of its address; unique. */
  readonly id: string;
  readonly title: string;
  /** What it teaches, in one sentence. */
  readonly teaches: string;
  /** Paragraphs, 150–300 words in total. */
  readonly text: readonly string[];
  readonly example: Example;
  /** Where the site shows the topic: text and link. */
  readonly seen?: { readonly text: string; readonly label: string; readonly href: string };
  readonly check: readonly [AcademyQuestion, AcademyQuestion];
}

export interface AcademyTab {
  readonly id: string;
  readonly label: string;
  readonly modules: readonly Module[];
}
