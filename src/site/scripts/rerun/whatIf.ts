import { openAround } from '#client/openFold.ts';
import { type SharedWhatIf, whatIfHash } from '#client/rerun/address.ts';
import type { Rerun, RerunSession } from '#client/rerun/session.ts';
import { heldBy } from '#domain/rerun/heldBy.ts';
import { movedKnobsText } from '#domain/rerun/knobText.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import type { KnobSettings } from '#domain/rerun/shown/shown.ts';
import { debounced } from './debounced.ts';
import { keepHash } from './keepHash.ts';
import { type KnobField, knobField } from './knobField.ts';
import { whatIfFrame, whatIfPlace } from './whatIfFrame.ts';
import { whatIfPlayer } from './whatIfPlay.ts';

interface WhatIfBoard {
  readonly board: HTMLElement;
  /** Sets the state in the address, or the published one if it says nothing. True if it concerns this board. */
  follow(shared: SharedWhatIf | undefined): boolean;
  /** To be called before the board is removed. */
  end(): void;
}

const isEmpty = (settings: KnobSettings): boolean => Object.keys(settings).length === 0;

/** The knobs of a re-run prediction and their result. The address stores their state. */
export function whatIfBoard(
  rerunnable: Rerunnable,
  { knobs, note }: Rerun,
  session: RerunSession,
): WhatIfBoard {
  const { id, prediction } = rerunnable;
  const published: KnobSettings = Object.fromEntries(knobs.map((knob) => [knob.id, knob.value]));
  let settings = published;
  /** Only what differs from the published state. */
  const moved = (): KnobSettings =>
    Object.fromEntries(Object.entries(settings).filter(([key, value]) => published[key] !== value));

  const fields = new Map<string, KnobField>();
  for (const knob of knobs) {
    const field = knobField(`${id}-${knob.id}`, knob, (value) => {
      settings = { ...settings, [knob.id]: value };
      frame.shared.hidden = true;
      resting.later();
      void redraw();
    });
    fields.set(knob.id, field);
  }
  const frame = whatIfFrame(
    [...fields.values()].map(({ field }) => field),
    note,
    whatIfPlace(id),
  );
  const player = whatIfPlayer(frame, session, rerunnable, () => ({ settings, moved: moved() }));

  const keep = (on: number): void => {
    const changed = moved();
    keepHash(isEmpty(changed) ? '' : whatIfHash({ id, prediction: on, settings: changed }));
  };
  const resting = debounced(() => {
    keep(prediction);
    readAloud();
  });
  /** Not during movement: speech would lag behind. */
  const readAloud = (): void => {
    if (player.busy() || resting.waits()) return;
    const { textContent } = frame.line;
    if (frame.aloud.textContent !== textContent) frame.aloud.textContent = textContent;
  };
  const redraw = async (): Promise<void> => {
    await player.draw();
    readAloud();
  };

  function stand(at: KnobSettings): Promise<void> {
    settings = Object.fromEntries(
      knobs.map((knob) => [knob.id, heldBy(knob, at[knob.id] ?? knob.value)]),
    );
    for (const [key, { set }] of fields) set(settings[key] ?? 0);
    return redraw();
  }

  const { board, result, shared: sharedText, renewed } = frame;
  frame.knobs.addEventListener('focusout', resting.now);
  frame.reset.addEventListener('click', () => {
    resting.drop();
    sharedText.hidden = true;
    void stand(published);
    keep(prediction);
  });
  const ended = new AbortController();
  const drawOnce = (): void => {
    if (board.open && result.childElementCount === 0 && !player.busy()) void redraw();
  };
  board.addEventListener('toggle', drawOnce, { signal: ended.signal });

  async function show(at: KnobSettings): Promise<void> {
    await stand(at);
    board.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (!sharedText.hidden) sharedText.focus({ preventScroll: true });
  }

  return {
    board,
    follow(shared) {
      resting.drop();
      if (shared?.id !== id) {
        sharedText.hidden = true;
        renewed.hidden = true;
        if (!isEmpty(moved())) void stand(published);
        else drawOnce();
        return false;
      }
      const on = shared.prediction ?? prediction;
      renewed.hidden = on === prediction;
      openAround(board);
      void show(shared.settings);
      const changed = moved();
      sharedText.textContent = `Shared what-if: ${movedKnobsText(knobs, changed)}`;
      sharedText.hidden = isEmpty(changed);
      // Values without a knob do not stay in the address.
      keep(on);
      return true;
    },
    end() {
      ended.abort();
      resting.now();
    },
  };
}
