import { FOLLOWED_KEY } from '#client/follow/key.ts';

const BUTTON = '[data-follow]';

const listen = (): Promise<void> =>
  import('./follow.ts').then(({ listenForFollows }) => listenForFollows());

function hasList(): boolean {
  try {
    return localStorage.getItem(FOLLOWED_KEY) !== null;
  } catch {
    return false;
  }
}

/** Fetches the code at the first press of a button, and presses it once more when it is there. */
function listenOnPress(): void {
  const wake = (event: MouseEvent): void => {
    const { target } = event;
    const button = target instanceof Element && target.closest<HTMLElement>(BUTTON);
    if (!button) return;
    document.removeEventListener('click', wake);
    void listen().then(() => button.click());
  };
  document.addEventListener('click', wake);
}

/** Makes follow buttons work: at once for a device with a list, and for a member, whose list may come from another one; else when one is pressed. */
export function loadFollows(isKnown: boolean): void {
  if (isKnown || hasList()) void listen();
  else listenOnPress();
}
