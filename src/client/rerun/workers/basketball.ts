import { basketball } from '#engine/basketball/model.ts';
import { basketballWhatIf } from '#engine/whatIf/calibrated.ts';
import { serveGame } from './serveGame.ts';

serveGame(basketball, basketballWhatIf);
