import { tournamentFigures } from '#domain/rerun/lines/tournament.ts';
import { shownTournament } from '#domain/rerun/shown/tournament.ts';
import { golf } from '#engine/golf/model.ts';
import { golfWhatIf } from '#engine/whatIf/golf.ts';
import { serveWorker } from './serve.ts';

serveWorker({ model: golf, whatIf: golfWhatIf, figures: tournamentFigures, show: shownTournament });
