const said = document.querySelector('[data-address-copied]');

/** The last pressed button, and its normal text. */
let last: { readonly button: HTMLButtonElement; readonly text: string } | undefined;

/** Copies a button's `data-address`, and says so on it and to who only hears. */
async function copy(button: HTMLButtonElement): Promise<void> {
  if (last) last.button.textContent = last.text;
  last = { button, text: button.textContent };
  const done = await navigator.clipboard.writeText(button.dataset.address ?? '').then(
    () => true,
    () => false,
  );
  button.textContent = done ? 'Copied' : 'Failed';
  if (said) said.textContent = done ? 'Address copied.' : 'The browser did not allow it.';
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-address]')) {
  button.addEventListener('click', () => copy(button));
}
