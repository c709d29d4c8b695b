import { markChecked } from '#client/markChecked.ts';
import { openFoldsInPrint } from '#client/printFolds.ts';
import { showTips } from '#client/tips.ts';

/** What every page does: tooltips of terms, whole pages on paper, and marks of what is chosen. */
showTips();
openFoldsInPrint();
markChecked();
