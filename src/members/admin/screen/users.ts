import { atom } from 'nanostores';
import type { ListedUser } from '../contract.ts';
import { askUsers, NoAdminError, readUsers } from './ask.ts';
import { type AdminRequest, NO_FILTERS, nextOf, type UserFilters, usersAsked } from './asked.ts';

export interface UsersPage {
  readonly users: readonly ListedUser[];
  /** How many there are on all pages. */
  readonly total: number;
  /** The position of the first one, from 1. */
  readonly first: number;
  /** The request for the next page. */
  readonly next: AdminRequest | undefined;
  readonly filters: UserFilters;
}

export const $filters = atom<UserFilters>(NO_FILTERS);
/** The page that was had last. */
export const $page = atom<UsersPage | undefined>(undefined);
export const $state = atom<'loading' | 'ready' | 'failed' | 'no admin'>('loading');

/** The pages up to the one wanted, and the place of the first user on each. */
const $trail = atom<readonly { readonly asked: AdminRequest; readonly first: number }[]>([]);
/** What the question that is open is let go by. */
const $asking = atom<AbortController | undefined>(undefined);

/** Requests the page at the end of the trail; outdated answers are dropped. */
export async function loadUsers(): Promise<void> {
  const filters = $filters.get();
  const { asked, first } = $trail.get().at(-1) ?? { asked: usersAsked(filters), first: 1 };
  $asking.get()?.abort();
  const asking = new AbortController();
  $asking.set(asking);
  const { signal } = asking;
  $state.set('loading');
  try {
    const answer = await askUsers(asked, { signal });
    const users = readUsers(await answer.json());
    if (!users) throw new TypeError(`The answer of ${asked.path} has another shape`);
    $page.set({
      users,
      total: Number(answer.headers.get('x-total-count')),
      first,
      next: nextOf(asked, answer.headers),
      filters,
    });
    $state.set('ready');
  } catch (error) {
    if (signal.aborted) return;
    $state.set(error instanceof NoAdminError ? 'no admin' : 'failed');
    if (error instanceof NoAdminError) $page.set(undefined);
    else console.error(error);
  }
}

/** Narrows the list, from its first page on. */
export function filterUsers(change: Partial<UserFilters>): void {
  $filters.set({ ...$filters.get(), ...change });
  $trail.set([]);
  void loadUsers();
}

export function showNextPage(): void {
  const page = $page.get();
  if (page?.next === undefined || $state.get() === 'loading') return;
  const start = { asked: usersAsked(page.filters), first: 1 };
  const trail = $trail.get();
  const known = trail.length > 0 ? trail : [start];
  $trail.set([...known, { asked: page.next, first: page.first + page.users.length }]);
  void loadUsers();
}

export function showPreviousPage(): void {
  const trail = $trail.get();
  if (trail.length < 2 || $state.get() === 'loading') return;
  $trail.set(trail.slice(0, -1));
  void loadUsers();
}
