/** Parameters in the format of Stripe's API: `a[b][0][c]=v` becomes nested objects and arrays of texts. */
export type FormValue = string | Form | readonly FormValue[];
export interface Form {
  readonly [name: string]: FormValue;
}

type Draft = { [name: string]: string | Draft };

/** Stores a value at the path in its name; `a[]=1&a[]=2` appends. */
function put(at: Draft, [part = '', ...more]: readonly string[], value: string): void {
  const name = part === '' ? String(Object.keys(at).length) : part;
  if (more.length === 0) {
    at[name] = value;
    return;
  }
  const known = at[name];
  const inner: Draft = typeof known === 'object' ? known : Object.create(null);
  at[name] = inner;
  put(inner, more, value);
}

/** Turns objects with the keys 0 to n into arrays. */
function settled(draft: string | Draft): FormValue {
  if (typeof draft === 'string') return draft;
  const names = Object.keys(draft);
  const isArray = names.length > 0 && names.every((name, index) => name === String(index));
  return isArray ? Object.values(draft).map(settled) : formOf(draft);
}

function formOf(draft: Draft): Form {
  const form: { [name: string]: FormValue } = Object.create(null);
  for (const [name, value] of Object.entries(draft)) form[name] = settled(value);
  return form;
}

export function parseForm(text: string): Form {
  const root: Draft = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    put(root, key.replaceAll(']', '').split('['), value);
  }
  return formOf(root);
}
