import { playersAgain } from '#client/players/playersAgain.ts';
import { sharedWhatIf } from '#client/rerun/address.ts';
import { openSession, type Rerun, type RerunSession } from '#client/rerun/session.ts';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { type ComparedLine, compareSaid, comparisonText } from '#domain/rerun/compare.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { h } from './dom.ts';
import { comparison, differences } from './lines.ts';
import { boardParts, setStatus } from './parts.ts';
import { printedLines } from './printed.ts';
import { whatIfBoard } from './whatIf.ts';
import { whatIfPlace } from './whatIfFrame.ts';

const count = (value: number): string => value.toLocaleString('en-US');
const AGAIN = 'Run it again';

/** What is needed to draw a block. */
interface Place {
  readonly button: HTMLElement;
  readonly board: HTMLElement;
}

/** Ends everything that a board still runs or listens to. */
const endings = new WeakMap<HTMLElement, () => void>();

function report(
  board: HTMLElement,
  rerunnable: Rerunnable,
  rerun: Rerun,
  session: RerunSession,
  players: PlayersAgain,
): void {
  const { iterations, engineVersion, seed } = rerunnable.recipe;
  const seconds = (rerun.took / 1000).toFixed(rerun.took < 10_000 ? 2 : 1);
  const whatIf = whatIfBoard(rerunnable, rerun, session);
  const printed = printedLines(board.closest('.prediction-view') ?? board, rerun.said);
  const said = [...compareSaid(rerunnable.said, rerun.said), ...players.lines];
  const lines = [...printed, ...said];
  const differing = lines.some(({ same }) => !same);
  const every = comparison(printed, said);
  const parts = boardParts(board);
  parts.body.replaceChildren(
    ...differences(lines),
    every,
    ...(players.none === undefined ? [] : [h('p', { class: 'note' }, players.none)]),
    h(
      'p',
      { class: 'note' },
      `${count(iterations)} runs in ${seconds} s on this device. Seed ${seed}, engine ${engineVersion}. Nothing was sent.`,
    ),
    // Where the page has a place for it, it stands there.
    ...(whatIf.board.isConnected ? [] : [whatIf.board]),
  );
  setStatus(parts, `rerun-verdict ${differing ? 'bad' : 'good'}`, comparisonText(lines));
  const follow = () => {
    // For a shared what-if, show it first; differences are never folded.
    if (whatIf.follow(sharedWhatIf(location.hash))) every.open = differing;
  };
  const listening = new AbortController();
  window.addEventListener('hashchange', follow, { signal: listening.signal });
  endings.set(board, () => {
    listening.abort();
    whatIf.end();
    session.close();
  });
  follow();
}

/** The players' lines drawn again, or why they are not compared. */
interface PlayersAgain {
  readonly lines: readonly ComparedLine[];
  readonly none?: string | undefined;
}

const NEWER = 'The players’ lines are those of a newer forecast, and were not drawn again.';

/** A game's players in the scores that were just simulated again. Never rejects: the game's own figures stand without them. */
async function playersOf(
  { playersOf: game, prediction }: Rerunnable,
  { outcome }: Rerun,
): Promise<PlayersAgain> {
  if (game === undefined) return { lines: [] };
  try {
    const line = await playersAgain(game, prediction, outcome as ScoreGrid);
    return line ? { lines: [line] } : { lines: [], none: NEWER };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { lines: [], none: `The players’ lines could not be drawn again: ${reason}` };
  }
}

/** Active boards, each with the function that ends it. */
const running = new WeakMap<HTMLElement, () => void>();

/** Says in the page's place for the what-if what is going on, or why there is none. */
function sayInPlace(id: string, text: string): void {
  whatIfPlace(id)
    ?.querySelector('.content')
    ?.replaceChildren(h('p', { class: 'subline' }, text));
}

function run({ button, board }: Place, rerunnable: Rerunnable): void {
  endings.get(board)?.();
  const parts = boardParts(board);
  const runs = rerunnable.recipe.iterations;
  const words = h('p', { class: 'subline' }, 'Loading the engine …');
  const progress = h('progress', { max: runs, value: 0, 'aria-label': 'Runs played' });
  const before = button.textContent;
  let session: RerunSession | undefined;

  const rest = (label: string | null): void => {
    running.delete(board);
    button.textContent = label;
  };
  const stop = (look: string, text: string): void => {
    session?.close();
    parts.body.replaceChildren();
    setStatus(parts, look, text);
    sayInPlace(rerunnable.id, text);
  };
  running.set(board, () => {
    stop('subline', `Canceled after ${count(progress.value)} of ${count(runs)} runs.`);
    rest(before);
  });
  button.textContent = 'Cancel';
  setStatus(parts, 'visually-hidden', 'Running it again …');
  sayInPlace(rerunnable.id, 'Playing the same games in your browser …');
  parts.body.replaceChildren(words, progress);

  const played = (now: number): void => {
    progress.value = now;
    words.textContent = `${count(now)} of ${count(runs)} runs`;
  };
  const failed = (error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error);
    stop('alert', `This could not be run again: ${reason}`);
    rest(AGAIN);
  };
  const play = async (): Promise<void> => {
    session = openSession(rerunnable);
    const rerun = await session.run(played);
    words.textContent = 'Drawing the players’ lines …';
    const players = await playersOf(rerunnable, rerun);
    // Canceled meanwhile.
    if (!running.has(board)) return;
    rest(AGAIN);
    report(board, rerunnable, rerun, session, players);
  };
  play().catch(failed);
}

/** Action of a block's button: runs the prediction again, with progress; during the run, it cancels. */
export function pressRerun(place: Place, rerunnable: Rerunnable): void {
  const cancel = running.get(place.board);
  if (cancel) cancel();
  else run(place, rerunnable);
}
