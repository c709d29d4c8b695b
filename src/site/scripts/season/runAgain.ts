import { openSeason } from '#client/season/session.ts';
import type { SeasonData } from '#components/season/seasonData.ts';

/** The button that plays the published seasons again and compares every count. */
export function startRunAgain({ recipe }: SeasonData): void {
  const button = document.querySelector<HTMLButtonElement>('[data-run-again]');
  const said = document.querySelector('[data-run-said]');
  if (!button || !said) return;
  button.hidden = false;
  const session = openSeason(recipe);
  button.addEventListener('click', async () => {
    button.disabled = true;
    const runs = recipe.runs.toLocaleString('en-US');
    said.textContent = `Playing ${runs} seasons …`;
    try {
      // The button is off meanwhile: nothing else is asked for.
      const { hashes, took = 0 } = (await session.play(recipe.runs, [])) ?? {};
      const seconds = (took / 1000).toFixed(1);
      const same = hashes?.counts === recipe.countsHash;
      const sameInputs = hashes?.inputs === recipe.inputsHash;
      said.className = same && sameInputs ? 'rerun-verdict good' : 'rerun-verdict bad';
      if (!sameInputs)
        said.textContent =
          'The inputs are not the published ones: their hash differs. That is our fault.';
      else if (same)
        said.textContent = `Your browser played ${runs} seasons in ${seconds} s. Every count is the published one, to the last digit.`;
      else
        said.textContent = `Your browser played ${runs} seasons in ${seconds} s, and its counts differ from the published ones. Until shown otherwise, that is our fault.`;
    } catch (error) {
      said.textContent = `It could not be run: ${error instanceof Error ? error.message : String(error)}.`;
    } finally {
      button.disabled = false;
    }
  });
}
