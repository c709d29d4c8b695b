const { documentElement } = document;

/** What who.ts notes on <html>, with the attribute of each. */
const ATTRIBUTES = { signIn: 'data-sign-in', shut: 'data-shut', who: 'data-who' } as const;

/** Calls `show` with what who.ts has noted on <html> of the reader, now and whenever it changes. */
export function whenNoted(
  name: keyof typeof ATTRIBUTES,
  show: (noted: string | undefined) => void,
): void {
  const look = () => show(documentElement.dataset[name]);
  look();
  new MutationObserver(look).observe(documentElement, { attributeFilter: [ATTRIBUTES[name]] });
}
