import process from 'node:process';
import * as z from 'zod';
import { moveDate } from '#local/clock/moveDate.ts';
import { temporaryFolder } from '#local/scratch.ts';
import { type Browser, inPage } from '../browser.ts';
import { startProgram } from '../program.ts';
import { type Bidi, connectBidi } from './bidi.ts';
import { complaintIn } from './complaint.ts';
import { writeProfile } from './profile.ts';

const started = z.object({ capabilities: z.object({ browserVersion: z.string() }) });
const tab = z.object({ context: z.string() });
const evaluated = z.union([
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);
const located = z.object({ nodes: z.array(z.object({ sharedId: z.string() })) });
const bytes = z.object({ data: z.base64() });
const cookies = z.object({
  cookies: z.array(z.object({ name: z.string(), secure: z.boolean() })),
});

const pressed = (keys: string) =>
  [...keys].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);

/** The commands of one page. */
function commands(bidi: Bidi, context: string) {
  const run = async (expression: string): Promise<string> => {
    const answer = evaluated.parse(
      await bidi.send('script.evaluate', { expression, target: { context }, awaitPromise: true }),
    );
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  };
  const find = async (selector: string): Promise<string> => {
    const locator = { type: 'css', value: selector };
    const answer = await bidi.send('browsingContext.locateNodes', { context, locator });
    const [node] = located.parse(answer).nodes;
    if (node === undefined) throw new Error(`The page has no ${selector}`);
    return node.sharedId;
  };
  const act = (actions: readonly object[]) =>
    bidi.send('input.performActions', { context, actions });
  return {
    run,
    open: async (url) => {
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (work, ...args) => JSON.parse(await run(inPage(work, args))),
    click: async (selector) => {
      const sharedId = await find(selector);
      await run(
        inPage(
          (to: string) =>
            document.querySelector(to)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
          [selector],
        ),
      );
      const origin = { type: 'element', element: { sharedId } };
      const moves = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act([{ type: 'pointer', id: 'mouse', actions: moves }]);
    },
    type: async (text) => {
      await act([{ type: 'key', id: 'keys', actions: pressed(text) }]);
    },
    resize: async (width, height) => {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    cookies: async () =>
      cookies.parse(
        await bidi.send('storage.getCookies', { partition: { type: 'context', context } }),
      ).cookies,
    picture: async (selector) => {
      const clip = { type: 'element', element: { sharedId: await find(selector) } };
      const asked = { context, origin: 'document', clip };
      const answer = await bidi.send('browsingContext.captureScreenshot', asked);
      return Buffer.from(bytes.parse(answer).data, 'base64');
    },
    print: async () => {
      const answer = await bidi.send('browsingContext.print', { context, background: true });
      return Buffer.from(bytes.parse(answer).data, 'base64');
    },
  } satisfies Partial<Browser>;
}

/** Starts Firefox without a window. @param scripts whether pages may run scripts @param offsetMs how far the pages' clock is ahead */
export async function startFirefox(
  path: string,
  { scripts = true, offsetMs = 0 }: { readonly scripts?: boolean; readonly offsetMs?: number } = {},
): Promise<Browser> {
  const folder = await temporaryFolder('simcast-firefox');
  await writeProfile(folder.path, scripts);
  const args = ['--headless', '--no-remote', '--profile', folder.path];
  const program = startProgram(path, [...args, '--remote-debugging-port', '0', 'about:blank'], {
    ...process.env,
    HOME: folder.path,
  });
  const heard: string[] = [];
  try {
    const url = await program.says(/WebDriver BiDi listening on (ws:\S+)/, 30_000);
    const bidi = await connectBidi(`${url}/session`, (method, params) => {
      const complaint = method === 'log.entryAdded' ? complaintIn(params) : undefined;
      if (complaint !== undefined) heard.push(complaint);
    });
    const session = started.parse(await bidi.send('session.new', { capabilities: {} }));
    await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
    // The tab it starts with never gets the focus, so that pages in it hear of none.
    const { context } = tab.parse(await bidi.send('browsingContext.create', { type: 'tab' }));
    const functionDeclaration = `() => (${moveDate})(${offsetMs})`;
    if (offsetMs !== 0) await bidi.send('script.addPreloadScript', { functionDeclaration });
    return {
      ...commands(bidi, context),
      version: session.capabilities.browserVersion,
      complaints: () => heard.splice(0),
      close: async () => {
        bidi.close();
        await program.stop();
        await folder.remove();
      },
    };
  } catch (error) {
    await program.stop();
    await folder.remove();
    throw error;
  }
}
