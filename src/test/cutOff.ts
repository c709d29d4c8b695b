import { vi } from 'vitest';

/** Makes requests to a Supabase path fail as if it were unreachable, until mocks are restored. */
export function cutOff(path: string): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes(path)) throw new TypeError('fetch failed');
    return real(input, init);
  });
}
