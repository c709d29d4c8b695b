import type { RerunAbout } from '#domain/rerun/about.ts';
import type { RerunFigure } from '#domain/rerun/rerunnable.ts';
import type { KnobSettings, ShownWhatIf } from '#domain/rerun/shown/shown.ts';
import type { SportModel } from '#engine/model.ts';
import type { GivenAgain } from '#engine/origin/givenBy.ts';
import { rerunWith } from '#engine/rerunWith.ts';
import type { WhatIf } from '#engine/whatIf/knob.ts';
import type { RerunRequest, SaidAnswer, WorkerMessage } from '../protocol.ts';
import { outcomeHashHex } from './hash.ts';

/** All that a worker knows of its sport. */
interface Sport<Inputs, Outcome, About extends RerunAbout> {
  readonly model: SportModel<Inputs, Outcome>;
  readonly whatIf: WhatIf<Inputs, Outcome, About>;
  readonly figures: (outcome: Outcome, about: About) => readonly RerunFigure[];
  /** What the model's inputs follow from, worked out again. */
  readonly given: GivenAgain;
  readonly show: (
    outcome: Outcome,
    about: About,
    settings: KnobSettings,
    published: Outcome,
  ) => ShownWhatIf;
}

/** Runs between progress messages: more messages would cost more than the runs. */
const TELL_EVERY = 5000;

/** Answers one request. The page belongs to this build; the model checks recipes. */
async function answer<Inputs, Outcome, About extends RerunAbout>(
  { model, whatIf, figures, given, show }: Sport<Inputs, Outcome, About>,
  asked: RerunRequest,
  tell: (played: number) => void,
): Promise<unknown> {
  const merged = (parts: readonly unknown[]): Outcome =>
    (parts as readonly Outcome[]).reduce((one, other) => model.merge(one, other));
  switch (asked.ask) {
    case 'play': {
      const { settings, blocks } = asked;
      const recipe = { ...asked.recipe, inputs: asked.recipe.inputs as Inputs };
      const moved = settings && whatIf.moved(recipe.inputs, settings, asked.published as Outcome);
      const inputs = moved ?? recipe.inputs;
      return rerunWith(model, { ...recipe, inputs }, blocks, (played) => {
        if (played % TELL_EVERY === 0) tell(played);
      });
    }
    case 'say': {
      const outcome = merged(asked.parts);
      const about = asked.about as About;
      const said: SaidAnswer = {
        outcome,
        said: {
          figures: [...figures(outcome, about), ...given(asked.recipe, about)],
          hash: await outcomeHashHex(outcome),
        },
        knobs: whatIf.knobs(asked.recipe.inputs as Inputs, about, outcome),
        note: whatIf.note,
      };
      return said;
    }
    case 'show':
      return show(
        merged(asked.parts),
        asked.about as About,
        asked.settings,
        asked.published as Outcome,
      );
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Makes this worker its sport's: it answers what it is sent, one question after the other. */
export function serveWorker<Inputs, Outcome, About extends RerunAbout>(
  sport: Sport<Inputs, Outcome, About>,
): void {
  const send = (sent: WorkerMessage): void => globalThis.postMessage(sent);
  globalThis.addEventListener('message', ({ data }: MessageEvent<RerunRequest>) => {
    answer(sport, data, (played) => send({ played })).then(
      (answered) => send({ answer: answered }),
      (error: unknown) => send({ refused: textOf(error) }),
    );
  });
}
