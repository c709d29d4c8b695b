import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';

const MOST_MS = 120_000;

/** Page that runs the script and sends back its result. */
const PAGE = `<!doctype html><title>Digits</title><script src="/digits.js"></script>
<script>fetch('/done', { method: 'POST', body: digits() })</script>`;

/**
 * Result of `digits()` in a browser, started on a page of a local server, to which it sends the answer, and then ended.
 * Works with any browser that has a command line, without a driver.
 * Throws an Error if no answer has come after two minutes.
 */
export async function inBrowser(
  program: string,
  options: readonly string[],
  code: string,
): Promise<string> {
  const done = Promise.withResolvers<string>();
  const server = createServer(async (request, response) => {
    if (request.url === '/done') {
      let body = '';
      for await (const part of request) body += part;
      response.end();
      done.resolve(body);
    } else if (request.url === '/digits.js') {
      response.setHeader('content-type', 'text/javascript; charset=utf-8').end(code);
    } else response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const browser = spawn(program, [...options, `http://127.0.0.1:${port}/`], { stdio: 'ignore' });
  browser.once('error', done.reject);
  const late = setTimeout(() => done.reject(new Error(`${program} has not answered`)), MOST_MS);
  try {
    return await done.promise;
  } finally {
    clearTimeout(late);
    browser.kill();
    server.closeAllConnections();
    server.close();
  }
}
