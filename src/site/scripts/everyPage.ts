import { openFoldsInPrint } from '#client/printFolds.ts';
import { showTips } from '#client/tips.ts';

/** What every page does: tooltips of terms, and whole pages on paper. */
showTips();
openFoldsInPrint();
