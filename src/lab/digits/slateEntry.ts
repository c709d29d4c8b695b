/** A slate's recipes for any JavaScript engine: the script defines `recipes` before this. */
import type { Recipe } from '#domain/game/prediction.ts';
import { outcomeHash } from '#domain/rerun/outcomeHash.ts';
import { rerun } from '#engine/rerun.ts';

declare const recipes: Readonly<Record<string, Recipe<unknown>>>;

/** JavaScriptCore's shell has none. */
globalThis.TextEncoder ??= class {
  encode(text: string) {
    const bytes = encodeURIComponent(text).replace(/%(..)/g, (_, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
  }
} as typeof TextEncoder;

/** SHA-256 of every outcome by the recipe's name, as JSON; or the reason if a recipe is refused. */
function digits(): string {
  const said = Object.entries(recipes).map(([name, recipe]) => {
    try {
      return [name, outcomeHash(rerun(recipe))];
    } catch (error) {
      return [name, String(error)];
    }
  });
  return JSON.stringify(Object.fromEntries(said));
}

Object.assign(globalThis, { digits });
