import { soccer } from '#engine/soccer/model.ts';
import { soccerWhatIf } from '#engine/whatIf/soccer.ts';
import { serveGame } from './serveGame.ts';

serveGame(soccer, soccerWhatIf);
