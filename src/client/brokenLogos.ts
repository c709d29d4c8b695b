/** Hides logos that fail to load, so that the initials beneath show. */
export function hideBrokenLogos(): void {
  const hide = (image: HTMLImageElement) => {
    image.hidden = true;
  };
  // "error" does not bubble, so it is caught in the capture phase.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.closest('.crest')) hide(target);
    },
    true,
  );
  for (const image of document.querySelectorAll<HTMLImageElement>('.crest img')) {
    if (image.complete && image.naturalWidth === 0) hide(image);
  }
}
