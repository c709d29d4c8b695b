/** An element of the page by its name. */
export function part<T extends Element = HTMLElement>(name: string): T {
  const found = document.querySelector<T>(`[data-ledger="${name}"]`);
  if (!found) throw new Error(`The page has no ${name}`);
  return found;
}

export const setText = (name: string, text: string): void => {
  part(name).textContent = text;
};

export const show = (name: string, shown: boolean): void => {
  part(name).toggleAttribute('hidden', !shown);
};

export const countText = (count: number): string => count.toLocaleString('en-US');
