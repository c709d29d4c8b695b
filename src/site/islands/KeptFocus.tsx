import { useEffect } from 'react';
import { headingFocus } from '#client/headingFocus.ts';

/** On a page whose actions take away what was pressed; draws nothing (client/headingFocus.ts). */
export function KeptFocus() {
  useEffect(() => {
    const main = document.querySelector('main');
    return main ? headingFocus(main) : undefined;
  }, []);
  return null;
}
