/**
 * Answers of one run by address: whoever asks for one again, for another of its parts, gets the same, also if it failed. Sources are
 * made anew for each run.
 */
export function oncePerRun(ask: (url: URL) => Promise<unknown>): (url: URL) => Promise<unknown> {
  const answers = new Map<string, Promise<unknown>>();
  return (url) => {
    const known = answers.get(url.href);
    if (known) return known;
    const asked = ask(url);
    answers.set(url.href, asked);
    return asked;
  };
}
