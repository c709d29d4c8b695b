/** Parameters as Stripe's API takes them: `a[b][0][c]=v` becomes nested objects and arrays of texts. */
export type FormValue = string | Form | readonly FormValue[];
export interface Form {
  readonly [name: string]: FormValue;
}

type Draft = { [name: string]: string | Draft };

/** `a[]=1&a[]=2` counts up. */
const nameIn = (at: Draft, name: string): string =>
  name === '' ? String(Object.keys(at).length) : name;

/** Objects whose keys are 0 to n are arrays. */
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
    const [first = '', ...rest] = key.replaceAll(']', '').split('[');
    let at = root;
    let last = first;
    for (const name of rest) {
      const next = at[last];
      const inner: Draft = typeof next === 'object' ? next : Object.create(null);
      at[last] = inner;
      at = inner;
      last = nameIn(at, name);
    }
    at[last] = value;
  }
  return formOf(root);
}
