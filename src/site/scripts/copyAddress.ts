const said = document.querySelector('[data-address-copied]');

/** Copies a button's `data-address`, and says so on it and to who only hears. */
function copying(): (button: HTMLButtonElement) => Promise<void> {
  /** The one that was pressed last, and what stands on it otherwise. */
  let last: { readonly button: HTMLButtonElement; readonly text: string } | undefined;
  return async (button) => {
    if (last) last.button.textContent = last.text;
    last = { button, text: button.textContent };
    const done = await navigator.clipboard.writeText(button.dataset.address ?? '').then(
      () => true,
      () => false,
    );
    button.textContent = done ? 'Copied' : 'Failed';
    if (said) said.textContent = done ? 'Address copied.' : 'The browser did not allow it.';
  };
}

const copy = copying();
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-address]')) {
  button.addEventListener('click', () => copy(button));
}
