import type { RerunSession } from '#client/rerun/session.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { whatIfHeadline } from '#domain/rerun/shown/headline.ts';
import type { KnobSettings } from '#domain/rerun/shown/shown.ts';
import { overlay } from './bars.ts';
import { h } from './dom.ts';
import { shownTable } from './shownTable.ts';
import type { WhatIfFrame } from './whatIfFrame.ts';
import { whatIfPlayers } from './whatIfPlayers.ts';

const LABEL = 'Your what-if, not our prediction';

/** Whose players to offer. */
type Players = Pick<Rerunnable, 'playersOf' | 'prediction'>;

/** What to play. */
interface Asked {
  readonly settings: KnobSettings;
  /** What differs from the published state. */
  readonly moved: KnobSettings;
}

async function drawOne(
  { result, line }: WhatIfFrame,
  session: RerunSession,
  of: Players,
  { settings, moved }: Asked,
): Promise<void> {
  try {
    const shown = await session.whatIf(settings);
    const { title, bars } = shown.whatIf;
    line.textContent = whatIfHeadline(shown.published, shown.whatIf, moved);
    result.replaceChildren(
      h('p', {}, h('span', { class: 'badge warn' }, LABEL)),
      overlay(title, shown.published.bars, bars),
      shownTable(shown),
      ...whatIfPlayers(of, shown.parts),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const text = `The model cannot play this: ${reason}.`;
    line.textContent = text;
    result.replaceChildren(h('p', { class: 'alert' }, h('span', {}, text)));
  }
}

/**
 * Plays the requested state and draws it, one after the other; of requests meanwhile only the last counts. What is drawn is
 * marked as busy until it is of the last.
 * @param of the prediction whose players can be drawn @param ask the state to play now
 */
export function whatIfPlayer(
  frame: WhatIfFrame,
  session: RerunSession,
  of: Players,
  ask: () => Asked,
): { readonly draw: () => Promise<void>; readonly busy: () => boolean } {
  let [busy, behind] = [false, false];
  async function draw(): Promise<void> {
    behind = busy;
    if (busy) return;
    busy = true;
    frame.result.setAttribute('aria-busy', 'true');
    try {
      await drawOne(frame, session, of, ask());
    } finally {
      busy = false;
    }
    if (behind) await draw();
    else frame.result.removeAttribute('aria-busy');
  }
  return { draw, busy: () => busy };
}
