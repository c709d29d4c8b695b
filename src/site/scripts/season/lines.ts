import { clock } from '#clock';
import { markBegun } from './begun.ts';

/** The script of the list of all seasons: hides hinges that have begun. */
const mark = (): void => markBegun(document, clock.now().getTime());
mark();
document.addEventListener('visibilitychange', mark);
