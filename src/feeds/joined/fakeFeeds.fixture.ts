import { feedRefusal } from '#local/standins/feeds/feedRefusal.fixture.ts';

/**
 * Feeds for tests: answers by part of the address; a number is a status. Anything else is a 404, and requests that the real feed
 * lacks or refuses are refused likewise.
 */
interface FakeFeeds {
  readonly fetch: typeof fetch;
  /** Requested addresses, in order. */
  readonly asked: readonly string[];
}

export function fakeFeeds(answers: Readonly<Record<string, unknown>>): FakeFeeds {
  const asked: string[] = [];
  return {
    asked,
    fetch: async (address) => {
      const url = String(address);
      asked.push(url);
      const refused = feedRefusal(url);
      if (refused) return new Response(JSON.stringify(refused.body), { status: refused.status });
      const part = Object.keys(answers).find((one) => url.includes(one));
      const answer = part === undefined ? 404 : answers[part];
      if (typeof answer === 'number') return new Response('{}', { status: answer });
      return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
    },
  };
}
