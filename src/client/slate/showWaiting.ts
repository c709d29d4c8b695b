const WAITING = 'template[data-waiting]';

/** A list that was empty at build time shows skeletons while a later slate is loading. */
export function showWaiting(): void {
  for (const { dataset, content } of document.querySelectorAll<HTMLTemplateElement>(WAITING)) {
    const list = document.querySelector(`[data-part="${dataset.waiting}"]`);
    list?.replaceChildren(content.cloneNode(true));
  }
}
