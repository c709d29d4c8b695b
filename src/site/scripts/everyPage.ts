import { markChecked } from '#client/markChecked.ts';
import { openFoldsInPrint } from '#client/printFolds.ts';
import { showTips } from '#client/tips.ts';
import { askNewSignIn } from '#members/account/screen/askNewSignIn.ts';

/** What every page does: tooltips of terms, whole pages on paper, marks of what is chosen, and who else signed in. */
showTips();
openFoldsInPrint();
markChecked();
askNewSignIn();
