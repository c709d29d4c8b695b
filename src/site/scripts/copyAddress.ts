import { copyText } from '#client/copyText.ts';

const said = document.querySelector('[data-address-copied]');

/** Copies a button's `data-address`, and says so on the button and to screen readers. */
function copying(): (button: HTMLButtonElement) => Promise<void> {
  /** The last pressed button, and its usual text. */
  let last: { readonly button: HTMLButtonElement; readonly text: string } | undefined;
  return async (button) => {
    if (last) last.button.textContent = last.text;
    last = { button, text: button.textContent };
    const done = await copyText(button.dataset.address ?? '');
    button.textContent = done ? 'Copied' : 'Failed';
    if (said) said.textContent = done ? 'Address copied.' : 'The browser did not allow it.';
  };
}

const copy = copying();
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-address]')) {
  button.addEventListener('click', () => copy(button));
}
