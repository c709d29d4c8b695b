import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import * as z from 'zod';
import { temporaryFolder } from '#local/scratch.ts';
import { freePort } from '#local/services/freePort.ts';
import { type Browser, inPage } from '../browser.ts';
import { startProgram } from '../program.ts';
import { complaintsIn } from './complaint.ts';
import { startDisplay } from './display.ts';
import { type Send, webDriver } from './webDriver.ts';

/** The key of an element in W3C WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Time for the driver to start, ms. */
const START_MS = 20_000;

const session = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});
const element = z.object({ [ELEMENT]: z.string() });
const outcome = z.union([z.object({ value: z.string() }), z.object({ error: z.string() })]);
const cookies = z.array(z.object({ name: z.string(), secure: z.boolean() }));
const box = z.object({ left: z.int(), top: z.int(), width: z.int(), height: z.int() });
const size = z.tuple([z.number(), z.number()]);

/** MiniBrowser's own buttons would hold its window at 447 pixels: they are drawn as small as can be. */
const NARROW =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
  /** The library that moves a program's clock; pages have the machine's time without it. */
  readonly fakeTime: string | undefined;
}

/** The commands of one page. */
function commands(send: Send, base: string) {
  const run = async (expression: string): Promise<string> => {
    const script = `const done = arguments[0]; new Promise((give) => give(${expression})).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await send('POST', `${base}/execute/async`, { script, args: [] });
    const got = outcome.parse(answer);
    if ('error' in got) throw new Error(got.error);
    return got.value;
  };
  const find = async (selector: string): Promise<string> => {
    const wanted = { using: 'css selector', value: selector };
    return element.parse(await send('POST', `${base}/element`, wanted))[ELEMENT];
  };
  return {
    run,
    open: async (url) => {
      await send('POST', `${base}/url`, { url });
    },
    evaluate: async (work, ...args) => JSON.parse(await run(inPage(work, args))),
    click: async (selector) => {
      await run(inPage(inSight, [selector]));
      await send('POST', `${base}/element/${await find(selector)}/click`, {}).catch((error) => {
        throw new Error(`${selector}: ${error.message}`);
      });
    },
    type: async (text) => {
      const focused = element.parse(await send('GET', `${base}/element/active`))[ELEMENT];
      await send('POST', `${base}/element/${focused}/value`, { text });
    },
    resize: async (width, height) => {
      await send('POST', `${base}/window/rect`, { width, height });
      // The window has a rim and a bar of its own: the page gets what was asked for.
      const inner = size.parse(JSON.parse(await run(inPage(() => [innerWidth, innerHeight], []))));
      const outer = { width: 2 * width - inner[0], height: 2 * height - inner[1] };
      await send('POST', `${base}/window/rect`, outer);
    },
    cookies: async () => cookies.parse(await send('GET', `${base}/cookie`)),
    // Pictures of one element come out black (2.50): it is cut out of the window's.
    picture: async (selector) => {
      const place = await run(inPage(inSight, [selector]));
      const all = z.base64().parse(await send('GET', `${base}/screenshot`));
      return sharp(Buffer.from(all, 'base64'))
        .extract(box.parse(JSON.parse(place)))
        .png()
        .toBuffer();
    },
    // WebKitGTK's driver (2.50) has no command for it.
    print: undefined,
  } satisfies Partial<Browser>;
}

/** Scrolls an element into view. Returns its place in the window, whole pixels. Runs in the page. */
function inSight(selector: string) {
  const found = document.querySelector(selector);
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left = 0, top = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
  const pixels = [left, top, width, height].map((length) => Math.floor(length * devicePixelRatio));
  return { left: pixels[0], top: pixels[1], width: pixels[2], height: pixels[3] };
}

/** Waits until the driver takes commands. */
async function untilReady(send: Send): Promise<void> {
  const until = performance.now() + START_MS;
  for (;;) {
    const up = await send('GET', '/status').then(
      () => true,
      () => false,
    );
    if (up) return;
    if (performance.now() > until) throw new Error('WebKit’s driver did not start');
    await wait(50);
  }
}

/** What libfaketime shares between a program and those it starts, and leaves in memory when it is ended by a signal. */
const removeSharedTime = async (pid: number | undefined): Promise<void> => {
  for (const name of [`faketime_shm_${pid}`, `sem.faketime_sem_${pid}`])
    await rm(join('/dev/shm', name), { force: true });
};

/** Starts WebKitGTK's MiniBrowser on a screen in memory. @param offsetMs how far the clock is ahead, if it can be moved */
export async function startWebKit(programs: WebKitPrograms, offsetMs = 0): Promise<Browser> {
  const folder = await temporaryFolder('simcast-webkit');
  const closing: (() => Promise<void>)[] = [folder.remove];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    await mkdir(join(folder.path, 'gtk-3.0'));
    await writeFile(join(folder.path, 'gtk-3.0/gtk.css'), NARROW);
    const own = { HOME: folder.path, TMPDIR: folder.path, XDG_RUNTIME_DIR: folder.path };
    const xdg = {
      XDG_CONFIG_HOME: folder.path,
      XDG_CACHE_HOME: folder.path,
      XDG_DATA_HOME: folder.path,
    };
    const environment = {
      ...process.env,
      ...own,
      ...xdg,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
    };
    const display = await startDisplay(programs.display, environment);
    closing.push(display.stop);
    const moved = programs.fakeTime &&
      offsetMs !== 0 && {
        LD_PRELOAD: programs.fakeTime,
        FAKETIME: `${offsetMs < 0 ? '-' : '+'}${Math.abs(offsetMs) / 1000}`,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
    const port = await freePort();
    const program = startProgram(programs.driver, [`--port=${port}`], {
      ...environment,
      DISPLAY: display.name,
      ...moved,
    });
    closing.push(() => removeSharedTime(program.pid), program.stop);
    const send = webDriver(`http://127.0.0.1:${port}`);
    const options = {
      binary: programs.browser,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    await untilReady(send);
    const asked = await send('POST', '/session', { capabilities });
    const { sessionId, capabilities: got } = session.parse(asked);
    const base = `/session/${sessionId}`;
    closing.push(async () => {
      await send('DELETE', base).catch(() => undefined);
    });
    let read = 0;
    return {
      ...commands(send, base),
      version: got.browserVersion,
      complaints: () => {
        const log = program.log();
        const said = complaintsIn(log.slice(read));
        read = log.length;
        return said;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
