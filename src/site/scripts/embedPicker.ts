import { copyText } from '#client/copyText.ts';
import { clock } from '#clock';
import { snippet } from '#components/developers/snippet.ts';
import { embedPath } from '#domain/product/feeds.ts';

const picker = document.querySelector('[data-picker]');

/** An element of the picker; a page has all of them or none. */
function part<E extends Element>(name: string, type: new () => E): E {
  const found = picker?.querySelector(`[data-${name}]`);
  if (!(found instanceof type)) throw new Error(`The picker has no ${name}`);
  return found;
}

function run(): void {
  const games = part('game', HTMLSelectElement);
  const themes = part('theme-choice', HTMLSelectElement);
  const text = part('snippet', HTMLTextAreaElement);
  const preview = part('preview', HTMLIFrameElement);
  const copy = part('copy', HTMLButtonElement);
  const copied = part('copied', HTMLSpanElement);
  for (const option of games.querySelectorAll<HTMLOptionElement>('[data-start]')) {
    if (Date.parse(option.dataset.start ?? '') <= clock.now().getTime()) option.remove();
  }
  // A game's page links here with the game's id.
  const wanted = embedPath({ game: Number(location.hash.slice(1)) });
  if ([...games.options].some(({ value }) => value === wanted)) games.value = wanted;

  const show = (): void => {
    const [option] = games.selectedOptions;
    const theme = themes.value === '' ? '' : `?theme=${themes.value}`;
    const path = games.value + theme;
    const title = option?.dataset.title ?? '';
    text.value = snippet(path, title);
    copied.textContent = '';
    if (preview.getAttribute('src') === path) return;
    preview.src = path;
    preview.title = title;
  };
  games.addEventListener('change', show);
  themes.addEventListener('change', show);
  copy.addEventListener('click', async () => {
    text.select();
    const done = await copyText(text.value);
    copied.textContent = done ? 'Copied.' : 'Selected: copy it with your keyboard.';
  });
  // Applies form values restored by the browser from an earlier visit.
  show();
}

if (picker) run();
