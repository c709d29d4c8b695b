import { askGameLines } from '#client/playerLines.ts';
import { checkPathOf } from '#domain/check/links.ts';
import { h } from '../rerun/dom.ts';
import { playerBoard } from './board.ts';
import { ifOutHere } from './ifOut.ts';
import { matesOf } from './mates.ts';

/**
 * Puts the panel of a game's page in the place of a player's line box, at the stat and line that the box shows.
 * Rejects where the game's lines cannot be had, or he has none among them any more.
 */
export async function openOwnPanel(box: HTMLElement): Promise<void> {
  const { lineBox: playerId, playersOf, stat = '', line } = box.dataset;
  const gameId = Number(playersOf);
  const { players } = await askGameLines(gameId);
  const player = players.find((one) => one.playerId === playerId);
  if (!player) throw new Error('His distribution is not there any more.');
  const check = box.querySelector<HTMLAnchorElement>('[data-line-check]');
  const board = playerBoard({
    player,
    mates: matesOf(player, players),
    gameId,
    chosen: { stat, line: Number(line) },
    ifOut: ifOutHere,
    onChoice: (chosen) => {
      const leg = { game: gameId, market: 'player', side: 'over', entrant: playerId } as const;
      if (check) check.href = checkPathOf({ ...leg, ...chosen });
    },
  });
  box.replaceChildren(board, ...(check ? [h('p', { class: 'line-ways' }, check)] : []));
  board.querySelector('select')?.focus();
}
