import { afterEach, expect, test, vi } from 'vitest';

const own = Object.getOwnPropertyDescriptor(String.prototype, 'isWellFormed');
afterEach(() => {
  if (own) Object.defineProperty(String.prototype, 'isWellFormed', own);
  vi.resetModules();
});

test.each(['', 'text', '\u{1f3c8}', '\ud83c\udfc8', '\ud83c', '\udfc8x', 'x\udfc8\ud83c'])(
  'where a browser lacks it, %j is as well formed as it is',
  async (text) => {
    const answer = own?.value.call(text);
    Reflect.deleteProperty(String.prototype, 'isWellFormed');
    expect('isWellFormed' in String.prototype).toBe(false);
    vi.resetModules();
    await import('./wellFormed.ts');
    expect(Reflect.get(String.prototype, 'isWellFormed').call(text)).toBe(answer);
  },
);
