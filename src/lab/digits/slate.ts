import process from 'node:process';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import type { Game } from '#domain/game/game.ts';
import type { Recipe } from '#domain/game/prediction.ts';
import { PlainError } from '#local/plainError.ts';
import { needsProject } from '#local/steps/store.ts';
import { contentHash } from '#slate/archive/hash.ts';
import { createStore } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';

/** A published prediction of the slate, and the ledger's hash of it. */
interface PublishedRecipe {
  readonly name: string;
  readonly recipe: Recipe<unknown>;
  readonly hash: string;
}

const ofGame = ({ id, league, prediction }: Game): PublishedRecipe[] =>
  prediction
    ? [
        {
          name: `${league} game ${id}`,
          recipe: prediction.recipe,
          hash: contentHash(prediction.simulationData.grid),
        },
      ]
    : [];

function ofEvent(event: SportEvent): PublishedRecipe[] {
  const parts =
    event.kind === 'fights'
      ? event.bouts.map(({ key, prediction }) => ({ name: ` bout ${key}`, prediction }))
      : [{ name: '', prediction: event.prediction }];
  return parts.flatMap(({ name, prediction }) =>
    prediction
      ? [
          {
            name: `${event.league} event ${event.id}${name}`,
            recipe: prediction.recipe,
            hash: contentHash(prediction.outcome),
          },
        ]
      : [],
  );
}

/** Every prediction of a slate. */
const recipesOf = (
  games: readonly Game[],
  events: readonly SportEvent[],
): readonly PublishedRecipe[] => [...games.flatMap(ofGame), ...events.flatMap(ofEvent)];

/**
 * All predictions of the current slate, from the database of the running start or of the project named by the environment.
 * Throws a PlainError if there is neither, or nothing is published.
 */
export async function readSlateRecipes(): Promise<readonly PublishedRecipe[]> {
  await needsProject();
  const slate = await createStore(connectStore(process.env)).readWholeSlate();
  if (!slate) throw new PlainError('Nothing is published yet: run npm run refresh first.');
  return recipesOf(slate.games, slate.events);
}
