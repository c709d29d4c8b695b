import { isRecord } from '#client/checks.ts';
import { chunkFailed } from '#client/chunkFailed.ts';
import { getJson } from '#client/http.ts';
import { liveAddress, readGameLive } from '#client/live.ts';
import { figuresAgain } from '#client/rerun/live/ask.ts';
import { againWords } from '#client/rerun/live/words.ts';
import type { LiveOf } from '#components/live/liveView.ts';
import type { GameLive } from '#contract/live/gameLive.ts';
import type { Recipe } from '#domain/game/prediction.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { stateOfClock } from '#domain/live/stateOfClock.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { h } from '../rerun/dom.ts';
import { drawLive } from './draw.ts';

interface Told {
  readonly live: GameLive;
  readonly clock: Readonly<Record<string, unknown>>;
}

function readTold(answer: unknown): Told | undefined {
  const live = readGameLive(answer);
  if (!live || !isRecord(answer)) return undefined;
  return { live, clock: isRecord(answer.clock) ? answer.clock : {} };
}

/** The page's recipe of a game: its re-run's. */
function recipeOf(gameId: number): Rerunnable | undefined {
  const block = document.querySelector(`[data-rerun="game-${gameId}"] script`);
  return block?.textContent ? JSON.parse(block.textContent) : undefined;
}

const WITHDRAWN = 'No chance is shown at the moment: there is nothing to re-run.';
const OTHER = 'It is said from another prediction than this page’s: open the page again.';

/** Asks for the chance now, says it again in this browser, and compares. */
async function again(panel: HTMLElement): Promise<string> {
  const gameId = Number(panel.dataset.live);
  const of: LiveOf = JSON.parse(panel.dataset.liveOf ?? '{}');
  const page = document.querySelector<HTMLElement>('[data-game]');
  const league = findLeague(page?.dataset.league ?? '');
  const { live, clock } = await getJson(liveAddress(gameId), readTold);
  drawLive(panel, of, live);
  const { score, now, before } = live;
  if (!score || !now || !league) return WITHDRAWN;
  const rerunnable = recipeOf(gameId);
  if (rerunnable?.prediction !== live.predictionId) return OTHER;
  const recipe = rerunnable.recipe as Recipe;
  const from = performance.now();
  const figures = await figuresAgain({
    league,
    recipe,
    state: { ...stateOfClock(of.sport, score, clock), ...score },
    lines: { spread: before.spreadBet?.line, total: before.totalBet?.line },
  });
  const took = performance.now() - from;
  return againWords({ said: now, again: figures, of, runs: recipe.iterations, took });
}

/** Re-runs the chance that a live panel shows. */
export function rerunLive(button: HTMLElement): void {
  const panel = button.closest<HTMLElement>('[data-live]');
  if (!panel) return;
  const said =
    panel.querySelector('[data-live-said]') ??
    h('p', { class: 'note', role: 'status', 'data-live-said': true });
  button.after(said);
  said.textContent = 'Playing the rest …';
  again(panel).then(
    (words) => {
      said.textContent = words;
    },
    (error: unknown) => {
      if (error instanceof RangeError) said.textContent = `It cannot be re-run: ${error.message}`;
      else chunkFailed(error, button);
    },
  );
}
