import type { PredictedCardGame } from '#domain/game/listedGame.ts';
import { callSentence, closedText, PRICES_OLD } from '#domain/prices/callText.ts';
import { openCall } from '#domain/prices/gameCall.ts';
import type { EmbedPhase, TimedPhase } from './phases.ts';

interface Props {
  readonly game: PredictedCardGame;
}

/** What the best price costs. An edge lives two minutes, a card is kept for longer: it names none. */
const OpenPrice = ({ game }: Props) => callSentence(openCall(game));

function PhaseWords({ game, phase }: Props & { readonly phase: EmbedPhase }) {
  if (phase === 'open') return <OpenPrice game={game} />;
  if (phase === 'stale') return `${PRICES_OLD}: lines may have moved`;
  return `${closedText(game.status === 'postponed')}. Not changed since`;
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
