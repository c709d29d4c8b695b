/** A figure of an answer: its name, its value, and what is to be said of it. */
export interface CheckFigure {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
}
