import { isSimulated, type PredictedCardGame } from '#domain/game/listedGame.ts';
import { RERUN_NOW } from '#domain/product/paths.ts';
import { Whole } from '../ui/Whole.tsx';

/** Leads to the page of the headline game, which runs it again at once. Nothing without a simulation. */
export const RerunLink = ({ game }: { readonly game: PredictedCardGame }) =>
  isSimulated(game.prediction.simulationData) ? (
    <a href={`/game/${game.id}${RERUN_NOW}`}>
      <Whole text={`Re-run ${game.awayTeam.shortName} at ${game.homeTeam.shortName}`} />
    </a>
  ) : null;
