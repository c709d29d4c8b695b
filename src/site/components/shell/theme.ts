/** Light, dark, or what the system says. theme-early.js sets the stored choice before the first paint. */
const KEY = 'theme';
const root = document.documentElement;
const group = document.querySelector<HTMLElement>('.theme');
const buttons = group?.querySelectorAll<HTMLButtonElement>('[data-theme-choice]') ?? [];
const choiceOf = (button: Element): string => button.getAttribute('data-theme-choice') ?? 'system';

function mark(): void {
  const now = root.getAttribute('data-theme') ?? 'system';
  for (const button of buttons) {
    button.setAttribute('aria-pressed', String(choiceOf(button) === now));
  }
}

function choose(choice: string): void {
  if (choice === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', choice);
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage is blocked: the choice lasts for this page.
  }
  mark();
}

for (const button of buttons) {
  button.addEventListener('click', () => choose(choiceOf(button)));
}
mark();
if (group) group.hidden = false;

export {};
