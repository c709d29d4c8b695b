import { fightFigures } from '#domain/rerun/lines/fight.ts';
import { shownFight } from '#domain/rerun/shown/fight.ts';
import { fight } from '#engine/fights/model.ts';
import { fightWhatIf } from '#engine/whatIf/fight.ts';
import { serveWorker } from './serve.ts';

serveWorker({ model: fight, whatIf: fightWhatIf, figures: fightFigures, show: shownFight });
