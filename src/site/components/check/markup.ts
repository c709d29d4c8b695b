const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Markup of ours, in which everything from elsewhere is escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Markup | undefined | false | readonly (string | Markup)[];

const written = (value: Value): string => {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(written).join('');
  return String(value).replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);
};

/** A template of markup: what is put in is text, unless it is markup itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Markup =>
  new Markup(
    parts.map((part, at) => part + (at < values.length ? written(values[at]) : '')).join(''),
  );
