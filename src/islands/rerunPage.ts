import { openWide } from '#client/game/openWide.ts';
import { openFolds } from '#client/openFold.ts';
import { listenForReruns } from './rerun/start.ts';

/** What a page with predictions to run again runs, where it runs nothing else beside its React roots. */
listenForReruns();
openWide();
openFolds();
