import type { PredictedCardGame } from '#domain/game/listedGame.ts';
import { american } from '#domain/numbers/numbers.ts';
import { callSentence, closedText, PRICES_OLD } from '#domain/prices/callText.ts';
import { openCall } from '#domain/prices/gameCall.ts';
import { edgesOf, evText } from '#domain/prices/gameEdges.ts';
import { betLabel } from '#domain/prices/pricedBets.ts';
import type { EmbedPhase, TimedPhase } from './phases.ts';

interface Props {
  readonly game: PredictedCardGame;
}

/** The best edge at its price; else what the best price costs. */
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
  return callSentence(openCall(game));
}

function PhaseWords({ game, phase }: Props & { readonly phase: EmbedPhase }) {
  if (phase === 'open') return <OpenPrice game={game} />;
  if (phase === 'stale') return `${PRICES_OLD}: lines may have moved`;
  const postponed = game.status === 'postponed';
  const made = postponed ? 'Made for the first date' : 'Made before the start';
  return `${closedText(postponed)}. ${made}, not changed since`;
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
