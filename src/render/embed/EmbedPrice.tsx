import type { PredictedCardGame } from '#domain/game/listedGame.ts';
import { predictedWinner, teamOn } from '#domain/game/predictedWinner.ts';
import { american } from '#domain/numbers/numbers.ts';
import { bestMoneyline } from '#domain/prices/bestMoneyline.ts';
import { NO_EDGE } from '#domain/prices/compareText.ts';
import { edgesOf, evText } from '#domain/prices/gameEdges.ts';
import { betLabel } from '#domain/prices/pricedBets.ts';
import type { EmbedPhase, TimedPhase } from './phases.ts';

interface Props {
  readonly game: PredictedCardGame;
}

/** The best edge at its price; else that there is none, and the best price on the pick. */
function OpenPrice({ game }: Props) {
  const [edge] = edgesOf(game);
  if (edge) {
    return (
      <>
        <b>{`${betLabel(game, edge)} ${american(edge.american)}`}</b>
        {` at ${edge.provider} `}
        <span className="value">{`${evText(edge)} EV`}</span>
      </>
    );
  }
  const side = predictedWinner(game.prediction);
  const best = bestMoneyline(game, side);
  if (!best) return 'No price yet';
  return (
    <>
      <b>{NO_EDGE}</b>
      {`. Best on ${teamOn(game, side).shortName}: ${american(best.american)}, ${best.provider}`}
    </>
  );
}

function PhaseWords({ game, phase }: Props & { readonly phase: EmbedPhase }) {
  if (phase === 'open') return <OpenPrice game={game} />;
  if (phase === 'stale') return 'Prices are over 30 minutes old: lines may have moved';
  return game.status === 'postponed'
    ? 'Closed. Made for the first date, not changed since'
    : 'Closed. Made before the start, not changed since';
}

/** The price text of each remaining phase; the style shows one at a time. */
export const EmbedPrice = ({
  game,
  phases,
}: Props & { readonly phases: readonly TimedPhase[] }) => (
  <div className="price">
    {phases.map(({ phase }) => (
      <p key={phase} className={phase}>
        <PhaseWords game={game} phase={phase} />
      </p>
    ))}
  </div>
);
