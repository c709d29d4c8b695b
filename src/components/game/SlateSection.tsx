import type { PredictedCardGame } from '#domain/listedGame.ts';
import type { Instant } from '#domain/time.ts';
import { SlateTable } from './SlateTable.tsx';

interface Props {
  readonly games: readonly PredictedCardGame[];
  readonly now: Instant;
}

/** A league's table with its heading; nothing where no game is predicted. */
export const SlateSection = ({ games, now }: Props) =>
  games.length > 0 && (
    <section className="section pb-0">
      <div className="section-head">
        <h2>The slate on one screen</h2>
        <p>Each day in the order of the cards</p>
      </div>
      <SlateTable games={games} now={now} />
    </section>
  );
