import { markChecked } from '#client/markChecked.ts';
import { openFoldsInPrint } from '#client/printFolds.ts';
import { showTips } from '#client/tips.ts';
import { askNewSignIn, showShutEnd } from '#members/account/screen/askNewSignIn.ts';
import { keepFollowedInSync } from '#members/follows/screen/start.ts';

/** What every page does: tooltips of terms, whole pages on paper, marks of what is chosen, who else signed in, when a break ends; a member's list of followed teams. */
showTips();
openFoldsInPrint();
markChecked();
askNewSignIn();
showShutEnd();
keepFollowedInSync();
