import { expect, test, vi } from 'vitest';
import { htmlAnswer } from './page.ts';

const ask = (html: string, tag = '') =>
  htmlAnswer(
    new Request('https://simcast.example/game/1', { headers: { 'if-none-match': tag } }),
    html,
    { status: 200, headers: {} },
  );
const PAGE = '<head><!--head--><title>A game</title><!--/head--></head>';

test('an answered page expires an hour after the answer, and is the same page until it changes', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T15:00:00Z') });
  try {
    const answer = ask(PAGE);
    expect(await answer.text()).toContain(
      '<meta name="expires" content="Thu, 26 Nov 2026 16:00:00 GMT"/>',
    );
    vi.advanceTimersByTime(60_000);
    const later = ask(PAGE);
    expect(await later.text()).toContain('16:01:00 GMT');
    const tag = answer.headers.get('etag') ?? '';
    expect(later.headers.get('etag')).toBe(tag);
    expect(ask(PAGE, tag).status).toBe(304);
    expect(ask(PAGE.replace('A game', 'Another'), tag).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test('what has no head of ours is sent as it is', async () => {
  expect(await ask('<p>A card</p>').text()).toBe('<p>A card</p>');
});
