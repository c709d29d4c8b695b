import { useEffect } from 'react';
import { keepFocus } from '#client/keepFocus.ts';

/** On a page whose actions take away what was pressed; draws nothing (client/keepFocus.ts). */
export function KeptFocus() {
  useEffect(() => {
    const main = document.querySelector('main');
    return main ? keepFocus(main) : undefined;
  }, []);
  return null;
}
