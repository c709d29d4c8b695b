import { stripView } from '#components/live/stripView.ts';
import type { LiveInShort } from '#contract/live/liveNow.ts';
import { percent } from '#domain/numbers/numbers.ts';
import type { MyTeams as Teams } from '../contract.ts';
import { localStart } from './localTime.ts';

type Game = Teams['games'][number];

/** "Bills 55%": the likelier side. */
function likelier({ home, away, homeShare, awayShare }: Game): string | undefined {
  if (homeShare === null || awayShare === null) return undefined;
  return homeShare >= awayShare ? `${home} ${percent(homeShare)}` : `${away} ${percent(awayShare)}`;
}

interface RowProps {
  readonly game: Game;
  /** As it is played; absent before, and once that is long over. */
  readonly live: LiveInShort | undefined;
}

/** A game with its start and the likelier side; while it is played with its score, clock and the chance now. */
export function GameRow({ game, live }: RowProps) {
  const view = live && stripView(live);
  const said = view ? [view.state, view.chance] : [localStart(game), likelier(game)];
  return (
    <li>
      <span>
        <a href={`/game/${game.gameId}`}>
          <b>{view?.name ?? `${game.away} @ ${game.home}`}</b>
        </a>
      </span>
      <span className="range">{[game.league, ...said].filter(Boolean).join(', ')}</span>
    </li>
  );
}
