import { football } from '#engine/football/model.ts';
import { footballWhatIf } from '#engine/whatIf/calibrated.ts';
import { serveGame } from './serveGame.ts';

serveGame(football, footballWhatIf);
