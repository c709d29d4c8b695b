const { documentElement } = document;
const NOTICE = 'new-sign-in';

/**
 * The notice above the page. Its link leads to where a device is kept or signed out.
 * @param since "December 14, 2026, 7:15 AM EST"
 */
function notice(since: string): HTMLElement {
  const aside = document.createElement('aside');
  aside.className = `sample ${NOTICE}`;
  aside.setAttribute('aria-label', 'New sign-in');
  const line = aside.appendChild(document.createElement('p'));
  line.className = 'wrap';
  const title = document.createElement('b');
  title.textContent = `Another device signed in to your account on ${since}.`;
  const link = document.createElement('a');
  link.href = '/account#devices';
  link.textContent = 'Keep it or sign it out';
  line.append(title, ' Was it you? ', link);
  return aside;
}

function show(): void {
  const since = documentElement.dataset.signIn;
  document.querySelector(`.${NOTICE}`)?.remove();
  if (since) document.querySelector('main')?.before(notice(since));
}

/**
 * Asks a member on a device from before whether a newer sign-in was theirs: until one of them answers, on every page. who.ts notes
 * on <html> when it was.
 */
export function askNewSignIn(): void {
  show();
  const changes = new MutationObserver(show);
  changes.observe(documentElement, { attributeFilter: ['data-sign-in'] });
}
