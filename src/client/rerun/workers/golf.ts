import { tournamentFigures } from '#domain/rerun/lines/tournament.ts';
import { shownTournament } from '#domain/rerun/shown/tournament.ts';
import { golfModel } from '#engine/golf/model.ts';
import { deriveTournament } from '#engine/origin/events/tournament.ts';
import { givenBy } from '#engine/origin/givenBy.ts';
import { golfWhatIf } from '#engine/whatIf/golf.ts';
import { serveWorker } from './serve.ts';

serveWorker({
  model: golfModel,
  whatIf: golfWhatIf,
  figures: tournamentFigures,
  given: givenBy(deriveTournament),
  show: shownTournament,
});
