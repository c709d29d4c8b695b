import { copyText } from '#client/copyText.ts';

/** The buttons that copy a list. Where the browser refuses, the text is opened to be marked by hand. */
export function startCopying(): void {
  for (const part of document.querySelectorAll('[data-pool-copy]')) {
    const button = part.querySelector<HTMLButtonElement>('[data-copy]');
    const said = part.querySelector('[data-copy-said]');
    const text = part.querySelector('[data-pool-text]');
    const fold = part.querySelector('details');
    if (!button || !said || !text || !fold) continue;
    button.hidden = false;
    button.addEventListener('click', async () => {
      const isDone = await copyText(text.textContent);
      said.textContent = isDone ? 'Copied.' : 'The browser did not copy it. Here it is:';
      if (!isDone) fold.open = true;
    });
  }
}
