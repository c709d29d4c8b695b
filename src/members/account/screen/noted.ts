const { documentElement } = document;

/** Calls `show` with what who.ts has noted on <html> of the reader, now and whenever it changes. */
export function whenNoted(
  name: 'signIn' | 'shut',
  show: (noted: string | undefined) => void,
): void {
  const look = () => show(documentElement.dataset[name]);
  look();
  new MutationObserver(look).observe(documentElement, {
    attributeFilter: [name === 'shut' ? 'data-shut' : 'data-sign-in'],
  });
}
