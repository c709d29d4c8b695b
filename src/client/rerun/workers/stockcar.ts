import { raceFigures } from '#domain/rerun/lines/race.ts';
import { shownRace } from '#domain/rerun/shown/race.ts';
import { stockcar } from '#engine/racing/stockcar/model.ts';
import { raceWhatIf } from '#engine/whatIf/race.ts';
import { serveWorker } from './serve.ts';

serveWorker({
  model: stockcar,
  whatIf: raceWhatIf,
  figures: raceFigures,
  show: (outcome, _about, settings) => shownRace(outcome, settings),
});
