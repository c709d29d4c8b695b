/**
 * Who is reading: what header, drawer and footer show of it. who-early.js has shown, before the first paint, what was
 * kept at the last visit; the server's word corrects it. What is kept is a hint and opens nothing.
 *
 * Every page carries this inline, so it shares no module with others: they tell it of a sign-in by the event "user".
 */

/** The stored user: as much of it as the shell reads, the number masked. */
interface Kept {
  readonly subscriptionStatus: string;
  readonly phoneNumber: string;
}

const KEY = 'sportsSimUser';
/** The server's sign that there may be a session, whose own cookie no script sees (netlify/lib/accounts/cookies.ts). */
const SIGN = '__Host-here=';
const SESSION = '/api/auth/session';
const SIGN_OUT = '/api/auth/sign-out';
const { dataset } = document.documentElement;
const all = <T extends HTMLElement>(selector: string) => document.querySelectorAll<T>(selector);

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function show(user: Kept | null): void {
  if (user) dataset.who = user.subscriptionStatus === 'active' ? 'member' : 'signed-in';
  else delete dataset.who;
  for (const place of all('[data-phone]')) place.textContent = user?.phoneNumber ?? '';
}

function showKept(): void {
  try {
    show(JSON.parse(read() ?? 'null'));
  } catch {
    keep(null);
  }
}

function keep(user: (Kept & { readonly isAdmin?: boolean }) | null): void {
  const kept = user && {
    subscriptionStatus: user.subscriptionStatus,
    phoneNumber: `(•••) •••-${user.phoneNumber.slice(-4)}`,
  };
  show(kept);
  // In the page for nobody to follow until the server says that it is an administrator who reads.
  if (user?.isAdmin) {
    for (const link of all<HTMLTemplateElement>('[data-admin]')) link.replaceWith(link.content);
  }
  try {
    if (kept) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: each page asks for itself.
  }
}

/** Asks the server. What has changed meanwhile, by a sign-in, is newer than its answer. */
async function ask(): Promise<void> {
  const before = read();
  const answer = await fetch(SESSION, { cache: 'no-store' });
  if (answer.ok && read() === before) keep((await answer.json()).user);
}

/** Whoever has no session, and none is kept of, is not asked about: reading wakes no function. */
function follow(): void {
  showKept();
  if (read() || document.cookie.includes(SIGN)) ask().catch(() => {});
}

async function signOut(button: HTMLElement): Promise<void> {
  const answer = await fetch(SIGN_OUT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"which":"this"}',
  }).catch(() => undefined);
  if (answer?.ok) {
    keep(null);
    location.assign('/');
  } else {
    const failed = 'Not signed out: try again';
    // The row of an icon has no room for words: who.css shows its title under it.
    if (button.ariaLabel) button.ariaLabel = button.title = button.dataset.failed = failed;
    else button.textContent = failed;
  }
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-sign-out]');
  if (button) signOut(button);
});
addEventListener('user', (event) => keep((event as CustomEvent).detail));
addEventListener('storage', ({ key }) => (key === KEY || key === null) && follow());
addEventListener('pageshow', ({ persisted }) => persisted && follow());
follow();

export {};
