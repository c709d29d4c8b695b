import { vi } from 'vitest';

/** Lets requests to a path of Supabase's fail as if it had gone away, until mocks are restored. */
export function cutOff(path: string): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes(path)) throw new TypeError('fetch failed');
    return real(input, init);
  });
}
