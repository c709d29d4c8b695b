/**
 * Marks the label around a checked field where styles cannot ask for it: Firefox before 121 has no `:has`, and a choice that cannot
 * be told from the others is none.
 */
export function markChecked(): void {
  if (CSS.supports('selector(:has(a))')) return;
  const mark = (): void => {
    for (const field of document.querySelectorAll<HTMLInputElement>('label > input'))
      field.parentElement?.toggleAttribute('data-checked', field.checked);
  };
  mark();
  for (const event of ['change', 'focusin', 'pageshow']) addEventListener(event, mark);
}
