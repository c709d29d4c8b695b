import { openSeason } from '#client/season/session.ts';
import type { SeasonData } from '#components/season/seasonData.ts';
import { counted } from '#domain/words/counted.ts';
import { biggestChanges, changeText, picksWords } from './changes.ts';
import { panel } from './panel.ts';
import { picksForm } from './picksForm.ts';
import { oddsTable } from './table.ts';

/** Seasons of the first answer, and most of the finer one after it. */
const FIRST_RUNS = 2000;
const MOST_RUNS = 10_000;
/** Milliseconds: what the finer answer may take, when an answer is called slow, and how long a choice stands before it is refined. */
const MOST_TIME = 900;
const SLOW = 3000;
const REST = 400;
const MOST_CHANGES = 4;

const goneWords = (gone: number): string =>
  gone === 0
    ? ''
    : `${counted(gone, 'game')} in the address ${gone === 1 ? 'is' : 'are'} not among the coming games any more.`;

/** How many seasons the finer answer has; none if it would hardly be finer. */
function finerRuns(took: number, most: number): number {
  const able = Math.floor((FIRST_RUNS * MOST_TIME) / Math.max(took, 1));
  const runs = Math.min(able, MOST_RUNS, most);
  return runs >= 2 * FIRST_RUNS ? runs : 0;
}

/** Answers each result that a reader sets with all odds. */
export function startSetting(data: SeasonData): void {
  const form = document.querySelector<HTMLFormElement>('[data-season-form]');
  if (!form) return;
  const games = picksForm(data, form);
  const table = oddsTable(data, document);
  const session = openSeason(data.recipe);
  const first = Math.min(FIRST_RUNS, data.recipe.runs);
  let latest = 0;

  /** Plays and shows; undefined if something else has been set since. */
  async function play(mine: number, runs: number): Promise<number | undefined> {
    const picks = games.picks();
    const slow = setTimeout(() => {
      if (mine === latest) panel.state('Still playing. The first answer takes longest.');
    }, SLOW);
    try {
      const played = await session.play(runs, picks);
      if (mine !== latest) return undefined;
      const changes = biggestChanges(data, played, MOST_CHANGES);
      table.show(played);
      panel.changes(changes);
      const none = changes.length === 0 ? 'No odds move by more than luck. ' : '';
      panel.state(
        `${none}From ${runs.toLocaleString('en-US')} seasons with ${counted(picks.length, 'result')} set.`,
      );
      if (runs === first) {
        const said = changes.slice(0, 2).map(changeText).join('; ');
        panel.say(`${counted(picks.length, 'result')} set. ${said === '' ? none : said}`);
      }
      return played.took;
    } catch (error) {
      if (mine !== latest) return undefined;
      table.restore();
      panel.changes([]);
      const why = error instanceof Error ? error.message : String(error);
      const said = `Your results could not be played: ${why}. The odds shown are without them.`;
      panel.state(said);
      panel.say(said);
      return undefined;
    } finally {
      clearTimeout(slow);
    }
  }

  async function answer(): Promise<void> {
    const mine = ++latest;
    const picks = games.picks();
    games.keep();
    panel.set(picksWords(data, picks));
    if (picks.length === 0) {
      table.restore();
      panel.changes([]);
      panel.state('');
      panel.say('Nothing set. The odds are the published ones.');
      return;
    }
    panel.state('Playing …');
    const took = await play(mine, first);
    const finer = took === undefined ? 0 : finerRuns(took, data.recipe.runs);
    if (finer === 0) return;
    setTimeout(() => {
      if (mine === latest) void play(mine, finer);
    }, REST);
  }

  /**
   * When a reader comes near the games the engine and the inputs are fetched and the seasons played that answers are compared with,
   * so that the first answer is quick too.
   */
  const warm = (): void => {
    session.play(first, []).catch(() => undefined);
  };
  for (const near of ['pointerover', 'focusin']) {
    form.addEventListener(near, warm, { once: true });
  }
  form.addEventListener('change', () => void answer());
  form.addEventListener('submit', (event) => event.preventDefault());
  for (const button of document.querySelectorAll('[data-set-clear]')) {
    button.addEventListener('click', () => {
      games.clear();
      void answer();
      form.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true });
    });
  }
  const gone = games.take();
  if (games.picks().length > 0) void answer();
  if (gone > 0) {
    const note = document.createElement('p');
    note.className = 'alert info';
    note.textContent = goneWords(gone);
    form.prepend(note);
    games.keep();
  }
}
