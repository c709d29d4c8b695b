/**
 * Who is reading: the corresponding state of header, drawer and footer. Before the first paint who-early.js has applied the
 * stored state of the last visit; the server's answer corrects it. The stored state is a hint and opens nothing.
 *
 * Every page carries this inline, so it shares no module with others: they announce a sign-in with the event "user".
 */

/** The stored user: only the fields that the shell reads, with a masked number. */
interface Kept {
  readonly subscriptionStatus: string;
  readonly phoneNumber: string;
}

const KEY = 'sportsSimUser';
/** Until when this device shows no picks, prices and offers: longer than any sign-in. */
const SHUT = 'sportsSimPause';
/**
 * The server's sign that there may be a session, whose own cookie no script sees (src/members/account/cookies.ts). Over plain http, on
 * a developer's machine, it has no prefix.
 */
const SIGN = /(^|; )(__Host-)?here=/;
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
    // Storage is blocked: each page requests it for itself.
  }
}

function show(user: Kept | null): void {
  if (user) dataset.who = user.subscriptionStatus === 'active' ? 'member' : 'signed-in';
  else delete dataset.who;
  for (const place of all('[data-phone]')) place.textContent = user?.phoneNumber ?? '';
}

/** Hides picks, prices and offers on this device until a time; an earlier end does not shorten a later one. */
function shut(until: string): void {
  const later = until > (dataset.shut ?? '') ? until : dataset.shut;
  if (!later) return;
  // Written on the page by askNewSignIn.ts.
  dataset.shut = later;
  put(SHUT, later);
}

type User = Kept & {
  readonly isAdmin?: boolean;
  readonly shutOutUntil?: string | null;
  readonly newSignIn?: string;
};

function keep(user: User | null): void {
  shut(user?.shutOutUntil ?? '');
  dataset.signIn = user?.newSignIn ?? '';
  const kept = user && {
    subscriptionStatus: user.subscriptionStatus,
    phoneNumber: `(•••) •••-${user.phoneNumber.slice(-4)}`,
  };
  show(kept);
  // Hidden from everybody until the server says that an administrator reads.
  if (user?.isAdmin) {
    for (const place of all<HTMLTemplateElement>('[data-admin]')) {
      // The address stands in no page as a link: to others it would lead nowhere.
      for (const link of place.content.querySelectorAll<HTMLAnchorElement>('[data-href]'))
        link.href = link.dataset.href ?? '';
      place.replaceWith(place.content);
    }
  }
  put(KEY, kept && JSON.stringify(kept));
}

/** Requests the server's answer. A change in the meantime, by a sign-in, is newer than that answer. */
async function ask(): Promise<void> {
  const before = read();
  const answer = await fetch(SESSION, { cache: 'no-store' });
  if (!answer.ok) return;
  const { user, now } = await answer.json();
  // Only here: a body may come later than its head.
  if (read() !== before) return;
  // By the server's time, not the device's.
  if (dataset.shut && dataset.shut <= now) {
    delete dataset.shut;
    put(SHUT, null);
  }
  keep(user);
}

/** No request for readers without a session or stored user, so that mere reading wakes no function. */
function follow(): void {
  try {
    show(JSON.parse(read() ?? 'null'));
  } catch {
    keep(null);
  }
  // Also what another page has stored while this one was in the back/forward cache.
  shut(read(SHUT) ?? '');
  // Also for shut-out readers: only the server knows the end.
  if (!read() && !dataset.shut && !SIGN.test(document.cookie)) return;
  ask()
    .catch(() => {})
    .then(() => delete dataset.asking);
}

async function signOut(button: HTMLElement): Promise<void> {
  const answer = await fetch(SIGN_OUT, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"which":"this"}',
  }).catch(() => undefined);
  if (answer?.ok) {
    keep(null);
    location.href = '/';
  } else {
    const failed = 'Not signed out: try again';
    // An icon's row has no room for text: who.css shows its title below.
    // As an attribute: Firefox before 119 has no `ariaLabel`.
    if (button.hasAttribute('aria-label')) {
      button.setAttribute('aria-label', failed);
      button.title = button.dataset.failed = failed;
    } else button.textContent = failed;
  }
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-sign-out]');
  if (button) signOut(button);
});
addEventListener('user', (event) => keep((event as CustomEvent).detail));
addEventListener('storage', ({ key, newValue }) => {
  if (key === SHUT && newValue) shut(newValue);
  if ((key ?? KEY) === KEY) follow();
});
addEventListener('pageshow', ({ persisted }) => persisted && follow());
follow();

export {};
