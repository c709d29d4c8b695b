import * as z from 'zod/mini';
import { signed } from '#domain/numbers/numbers.ts';
import type { RerunAbout } from '#domain/rerun/about.ts';
import { givenLines } from '#domain/rerun/lines/given.ts';
import type { Rerunnable } from '#domain/rerun/rerunnable.ts';
import { toldApart } from '#domain/rerun/toldApart.ts';
import { exactMean, exactPercent } from '#domain/rerun/words.ts';
import { seedFromSchema } from './seedFrom.ts';

const recipeSchema = z.object({
  engineVersion: z.string(),
  model: z.string(),
  seed: z.string(),
  seedFrom: z.optional(seedFromSchema),
  iterations: z.int(),
  inputs: z.record(z.string(), z.unknown()),
  notes: z.array(z.string()),
  origin: z.optional(z.record(z.string(), z.unknown())),
});

const gameSchema = z.object({
  type: z.literal('prediction'),
  game: z.object({ id: z.int(), home: z.string(), away: z.string() }),
  prediction: z.object({
    id: z.int(),
    homeWinProbability: z.number(),
    awayWinProbability: z.number(),
    drawProbability: z.number(),
    spread: z.number(),
    total: z.number(),
    gridHash: z.string(),
    recipe: recipeSchema,
  }),
});

const eventSchema = z.object({
  type: z.literal('prediction'),
  event: z.object({ id: z.int(), league: z.string() }),
  part: z.string(),
  names: z.optional(z.tuple([z.string(), z.string()])),
  prediction: z.object({
    id: z.int(),
    winProbabilities: z.array(z.object({ name: z.string(), probability: z.number() })),
    outcomeHash: z.string(),
    recipe: recipeSchema,
  }),
});

function ofGame({ game, prediction }: z.infer<typeof gameSchema>): Rerunnable {
  const { home, away } = game;
  const { drawProbability: draw, spread, total } = prediction;
  // Soccer only: in other sports, a level game is not a separate result.
  const canDraw = prediction.recipe.model === 'soccer';
  const about: RerunAbout = { kind: 'game', home, away, canDraw };
  return {
    id: `ledger-game-${game.id}`,
    prediction: prediction.id,
    recipe: prediction.recipe,
    about,
    said: {
      figures: [
        [`${away} win`, exactPercent(prediction.awayWinProbability)],
        [`${home} win`, exactPercent(prediction.homeWinProbability)],
        ...(canDraw ? [['Draw', exactPercent(draw)] as const] : []),
        [`Mean margin, ${home}`, signed(-spread, 4)],
        ['Mean total', exactMean(total)],
        ...givenLines(prediction.recipe, about),
      ],
      hash: prediction.gridHash,
    },
  };
}

function ofEvent({ event, part, names, prediction }: z.infer<typeof eventSchema>): Rerunnable {
  const { recipe, winProbabilities, outcomeHash: hash } = prediction;
  const id = `ledger-event-${event.id}${part === '' ? '' : `-${part}`}`;
  const [a = '', b = ''] = names ?? [];
  const abouts: Readonly<Record<string, RerunAbout>> = {
    fight: { kind: 'fight', a, b, league: event.league === 'Boxing' ? 'Boxing' : 'UFC' },
    tennis: { kind: 'match', a, b },
    golf: { kind: 'tournament', names: winProbabilities.map(({ name }) => name).map(toldApart) },
  };
  const about = abouts[recipe.model] ?? { kind: 'race' };
  // A field's chances are lines with several figures each; the hash covers all of them.
  const chances = names
    ? winProbabilities.map(
        ({ name, probability }) => [`${name} wins`, exactPercent(probability)] as const,
      )
    : [];
  const figures = [...chances, ...givenLines(recipe, about)];
  return { id, prediction: prediction.id, recipe, about, said: { figures, hash } };
}

/**
 * A ledger line's prediction in a form for a re-run: the payload's own figures and hash, so that the chain proves
 * both. Undefined for a payload that is not a prediction, such as a grade.
 * @param payload a ledger line's payload, unchanged
 */
export function rerunOfPayload(payload: string): Rerunnable | undefined {
  let value: unknown;
  try {
    value = JSON.parse(payload);
  } catch {
    return undefined;
  }
  const game = gameSchema.safeParse(value);
  if (game.success) return ofGame(game.data);
  const event = eventSchema.safeParse(value);
  return event.success ? ofEvent(event.data) : undefined;
}
