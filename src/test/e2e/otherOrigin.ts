import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/**
 * A page of another site with this body, as its publisher would write it, on an address and a port that are not
 * ours. Both are local, because browsers let no remote page reach this machine.
 */
export async function withPage(page: Page, body: string, look: () => Promise<void>): Promise<void> {
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(`<!doctype html><html lang="en"><title>A page</title><body>${body}</body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/article`);
    await look();
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
