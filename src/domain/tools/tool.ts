import type { Histogram } from '../game/scoreGrid.ts';
import type { ToolId } from './links.ts';

/** What a field takes. A price is read in any format (`typedPrice`); money and numbers as plain numbers; a percentage as 0–100. */
type FieldKind = 'price' | 'number' | 'percent' | 'money' | 'choice';

/** One input of a calculator. Its name is its parameter in the page's address. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** May be left empty. */
  readonly optional?: true;
  readonly hint?: string;
  readonly choices?: readonly (readonly [value: string, text: string])[];
  /** Value of the worked example; empty: left out there. */
  readonly example: string;
}

/** A result: what it is, its value as printed, and what it means where that is not plain. */
export interface ToolFigure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

interface ToolTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A calculator's answer: one sentence that says it all, the figures, and a table if the answer has one. */
export interface WorkedTool {
  readonly said: string;
  readonly figures: readonly ToolFigure[];
  readonly table?: ToolTable | undefined;
}

/** The answer, or what is wrong with which field: by its name, in a sentence that stands beside it. */
export type ToolOutcome =
  | { readonly ok: true; readonly worked: WorkedTool }
  | { readonly ok: false; readonly problems: Readonly<Record<string, string>> };

/** One game's own simulated results: margins of the home side and totals, as counts. */
export interface GameResults {
  readonly name: string;
  readonly margins: Histogram;
  readonly totals: Histogram;
}

/** Values of a page's address or form, by field. */
export type TypedFields = Readonly<Record<string, string>>;

export interface PriceTool {
  /** Last part of its address: "no-vig". */
  readonly id: ToolId;
  readonly title: string;
  /** One sentence for lists and search engines, 50 to 160 characters. */
  readonly about: string;
  readonly fields: readonly Field[];
  /** Whether the field `game` holds a game's number, whose results `work` is then given. */
  readonly usesGame?: true;
  readonly work: (typed: TypedFields, game?: GameResults) => ToolOutcome;
}

/** The worked example's values. */
export const exampleOf = ({ fields }: Pick<PriceTool, 'fields'>): TypedFields =>
  Object.fromEntries(fields.map(({ name, example }) => [name, example]));
