import { baseball } from '#engine/baseball/model.ts';
import { baseballWhatIf } from '#engine/whatIf/calibrated.ts';
import { serveGame } from './serveGame.ts';

serveGame(baseball, baseballWhatIf);
