import type { LikelyWinner } from '#domain/game/likeliestWinner.ts';
import { otherSide, teamOn } from '#domain/game/predictedWinner.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { NightLine } from './NightLine.tsx';

/** "Biggest favorite: Thunder 81% over Jazz", with a link to the game; once that begins, the next. */
export const WinnerLines = ({ of }: { readonly of: readonly LikelyWinner[] }) =>
  of.map(({ game, side, share }, index) => (
    <NightLine key={game.id} term="Biggest favorite" game={game} when="open" index={index}>
      <a href={`/game/${game.id}`}>
        <b>{`${teamOn(game, side).shortName} ${percent(share)}`}</b>
        {` over ${teamOn(game, otherSide(side)).shortName}`}
      </a>
    </NightLine>
  ));
