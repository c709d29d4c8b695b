import type { LikelyWinner } from '#domain/game/likeliestWinner.ts';
import { otherSide, teamOn } from '#domain/game/predictedWinner.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { Instant } from '#domain/time/time.ts';
import { NightLine } from './NightLine.tsx';

interface Props {
  readonly of: LikelyWinner;
  readonly now: Instant;
}

/** "Biggest favorite: Thunder 81% over Jazz", with a link to the game. */
export const WinnerLine = ({ of: { game, side, share }, now }: Props) => (
  <NightLine term="Biggest favorite" game={game} when="open" now={now}>
    <a href={`/game/${game.id}`}>
      <b>{`${teamOn(game, side).shortName} ${percent(share)}`}</b>
      {` over ${teamOn(game, otherSide(side)).shortName}`}
    </a>
  </NightLine>
);
