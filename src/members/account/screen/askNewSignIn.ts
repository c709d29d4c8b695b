import { easternMoment } from './momentAlone.ts';
import { whenNoted } from './noted.ts';

const NOTICE = 'new-sign-in';

/**
 * The notice above the page. Its link leads to where a device is kept or signed out.
 * @param since ISO 8601
 */
function notice(since: string): HTMLElement {
  const aside = document.createElement('aside');
  aside.className = `sample ${NOTICE}`;
  aside.setAttribute('aria-label', 'New sign-in');
  const line = aside.appendChild(document.createElement('p'));
  line.className = 'wrap';
  const title = document.createElement('b');
  title.textContent = `Another device signed in to your account on ${easternMoment(since)}.`;
  const link = document.createElement('a');
  link.href = '/account#devices';
  link.textContent = 'Keep it or sign it out';
  line.append(title, ' Was it you? ', link);
  return aside;
}

/** Asks a member on a device from before whether a newer sign-in was theirs: until one of them answers, on every page. */
export const askNewSignIn = (): void =>
  whenNoted('signIn', (since) => {
    document.querySelector(`.${NOTICE}`)?.remove();
    if (since) document.querySelector('main')?.before(notice(since));
  });

/** Writes until when this device shows no picks, prices and offers, wherever the page has a place for it. */
export const showShutEnd = (): void =>
  whenNoted('shut', (until) => {
    if (!until) return;
    for (const place of document.querySelectorAll('[data-shut-until]'))
      place.textContent = easternMoment(until);
  });
