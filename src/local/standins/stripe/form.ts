/** Parameters as Stripe's API takes them: `a[b][0][c]=v` becomes nested objects, arrays as objects by index. */
export interface Form {
  readonly [name: string]: string | Form;
}

type Draft = { [name: string]: string | Draft };

export function parseForm(text: string): Form {
  const form: Draft = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const names = key.replaceAll(']', '').split('[');
    const last = names.pop() ?? '';
    let at = form;
    for (const name of names) {
      const next = at[name];
      const inner: Draft = typeof next === 'object' ? next : Object.create(null);
      at[name] = inner;
      at = inner;
    }
    at[last] = value;
  }
  return form;
}

export const textOf = (value: string | Form | undefined): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export const formOf = (value: string | Form | undefined): Form =>
  typeof value === 'object' ? value : {};

/** The items of an array parameter, in order. */
export const listOf = (value: string | Form | undefined): Form[] =>
  Object.values(formOf(value)).map(formOf);
