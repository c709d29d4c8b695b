import { openSeason } from '#client/season/session.ts';
import type { SeasonData } from '#components/season/seasonData.ts';
import { setWords } from '#domain/season/setWords.ts';
import { counted } from '#domain/words/counted.ts';
import { biggestChanges, oddsChangeText, picksWords } from './changes.ts';
import { expectedTable } from './expected.ts';
import { panel } from './panel.ts';
import { picksForm } from './picksForm.ts';
import { oddsTable } from './table.ts';
import { whenNear } from './whenNear.ts';

/** Seasons of the first answer, and of the one after it, which is the same on every device. */
const FIRST_RUNS = 2000;
const LAST_RUNS = 10_000;
/** Milliseconds: when an answer is called slow, and how long a choice stands before it is refined. */
const SLOW = 3000;
const REST = 400;
const MOST_CHANGES = 4;

const goneWords = (gone: number): string =>
  gone === 0
    ? ''
    : `${counted(gone, 'result')} in the address cannot be set: ${gone === 1 ? 'its game is' : 'their games are'} not among the coming ones any more, or cannot end so.`;

/** Answers each result that a reader sets with all odds. */
export function startSetting(data: SeasonData): void {
  const form = document.querySelector<HTMLFormElement>('[data-season-form]');
  if (!form) return;
  const games = picksForm(data, form);
  const table = oddsTable(data, document);
  const expected = expectedTable(data, document);
  const session = openSeason(data.recipe);
  const last = Math.min(LAST_RUNS, data.recipe.runs);
  const first = Math.min(FIRST_RUNS, last);
  let latest = 0;

  function restore(): void {
    table.restore();
    expected.restore();
    panel.changes([]);
  }

  /** Plays and shows; false if something else has been set since, or it cannot be played. */
  async function play(mine: number, runs: number): Promise<boolean> {
    const picks = games.picks();
    const slow = setTimeout(() => {
      if (mine === latest) panel.state('Still playing. The first answer takes longest.');
    }, SLOW);
    try {
      const played = await session.play(runs, picks);
      if (mine !== latest || !played) return false;
      const changes = biggestChanges(data, played, MOST_CHANGES);
      table.show(played);
      if (played.tables) expected.show(played.tables);
      panel.changes(changes);
      const none = changes.length === 0 ? 'No odds move by more than luck. ' : '';
      panel.state(none + setWords(runs, picks.length, played.tables?.effective ?? runs));
      if (runs === first) {
        const said = changes.slice(0, 2).map(oddsChangeText).join('; ');
        panel.say(`${counted(picks.length, 'result')} set. ${said === '' ? none : said}`);
      }
      return true;
    } catch (error) {
      if (mine !== latest) return false;
      restore();
      const why = error instanceof Error ? error.message : String(error);
      const said = `Your results could not be played: ${why}. The odds shown are without them.`;
      panel.state(said);
      panel.say(said);
      return false;
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
      restore();
      panel.state('');
      panel.say('Nothing set. The odds are the published ones.');
      return;
    }
    panel.state('Playing …');
    if (!(await play(mine, first)) || last === first) return;
    setTimeout(() => {
      if (mine === latest) void play(mine, last);
    }, REST);
  }

  /**
   * When a reader comes near the games the engine and the inputs are fetched and the seasons played that answers are compared with,
   * so that the first answer is quick too.
   */
  const warm = (): void => {
    session.play(first, []).catch(() => undefined);
  };
  whenNear(form, warm);
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
