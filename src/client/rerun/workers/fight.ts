import { fightFigures } from '#domain/rerun/lines/fight.ts';
import { shownFight } from '#domain/rerun/shown/fight.ts';
import { fight } from '#engine/fights/model.ts';
import { deriveFight } from '#engine/origin/events/fight.ts';
import { givenBy } from '#engine/origin/givenBy.ts';
import { fightWhatIf } from '#engine/whatIf/fight.ts';
import { serveWorker } from './serve.ts';

serveWorker({
  model: fight,
  whatIf: fightWhatIf,
  figures: fightFigures,
  given: givenBy(deriveFight),
  show: shownFight,
});
