import { hockey } from '#engine/hockey/model.ts';
import { hockeyWhatIf } from '#engine/whatIf/calibrated.ts';
import { serveGame } from './serveGame.ts';

serveGame(hockey, hockeyWhatIf);
