/**
 * Who is reading: the corresponding state of header, drawer and footer. Before the first paint who-early.js has applied the
 * stored state of the last visit; the server's answer corrects it. The stored state is a hint and opens nothing.
 *
 * Every page carries this inline, so it shares no module with others: they announce a sign-in with the event "user".
 */

/** The stored user: as much of it as the shell reads, the number masked. */
interface Kept {
  readonly subscriptionStatus: string;
  readonly phoneNumber: string;
}

const KEY = 'sportsSimUser';
/** Until when this device shows no picks, prices and offers: longer than any sign-in. */
const SHUT = 'sportsSimPause';
/** The server's sign that there may be a session, whose own cookie no script sees (src/members/account/cookies.ts). */
const SIGN = '__Host-here=';
const SESSION = '/api/auth/session';
const SIGN_OUT = '/api/auth/sign-out';
const { dataset } = document.documentElement;
const all = <T extends HTMLElement>(selector: string) => document.querySelectorAll<T>(selector);

function read(key = KEY): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function put(key: string, value: string | null): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Storage is blocked: each page asks for itself.
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

/** Shuts this device until then; an earlier end does not shorten a later one. */
function shut(until: string): void {
  const later = until > (dataset.shut ?? '') ? until : dataset.shut;
  if (!later) return;
  dataset.shut = later;
  for (const place of all('[data-shut-until]')) {
    place.textContent = new Date(later).toLocaleString('en-US', { timeZoneName: 'short' });
  }
  put(SHUT, later);
}

type User = Kept & { readonly isAdmin?: boolean; readonly shutOutUntil?: string | null };

function keep(user: User | null): void {
  if (user?.shutOutUntil) shut(user.shutOutUntil);
  const kept = user && {
    subscriptionStatus: user.subscriptionStatus,
    phoneNumber: `(•••) •••-${user.phoneNumber.slice(-4)}`,
  };
  show(kept);
  // Hidden from everybody until the server says that an administrator reads.
  if (user?.isAdmin) {
    for (const link of all<HTMLTemplateElement>('[data-admin]')) link.replaceWith(link.content);
  }
  put(KEY, kept && JSON.stringify(kept));
}

/** Asks the server. What has changed meanwhile, by a sign-in, is newer than its answer. */
async function ask(): Promise<void> {
  const before = read();
  const answer = await fetch(SESSION, { cache: 'no-store' });
  if (!answer.ok || read() !== before) return;
  const { user, now } = await answer.json();
  // By the server's time, not the device's.
  if (dataset.shut && dataset.shut <= now) {
    delete dataset.shut;
    put(SHUT, null);
  }
  keep(user);
}

/** Readers without a session or stored user are not asked about: reading wakes no function. */
function follow(): void {
  showKept();
  // Also what another page has stored while this one was in the back/forward cache.
  shut(read(SHUT) ?? '');
  // Also who is shut out: its end is the server's to say.
  if (read() || dataset.shut || document.cookie.includes(SIGN)) ask().catch(() => {});
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
addEventListener('storage', ({ key, newValue }) => {
  if (key === SHUT && newValue) shut(newValue);
  if (key === KEY || key === null) follow();
});
addEventListener('pageshow', ({ persisted }) => persisted && follow());
follow();

export {};
