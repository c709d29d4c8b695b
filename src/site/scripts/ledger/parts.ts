/** An element of the page by its name. */
export function ledgerElement<T extends Element = HTMLElement>(name: string): T {
  const found = document.querySelector<T>(`[data-ledger="${name}"]`);
  if (!found) throw new Error(`The page has no ${name}`);
  return found;
}

export const setText = (name: string, text: string): void => {
  ledgerElement(name).textContent = text;
};

export const show = (name: string, shown: boolean): void => {
  ledgerElement(name).toggleAttribute('hidden', !shown);
};

export const lineCountText = (count: number): string => count.toLocaleString('en-US');
