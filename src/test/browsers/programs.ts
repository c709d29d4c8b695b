import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import type { WebKitPrograms } from './webkit/webkit.ts';

/** Folders of libraries, by machine. */
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib'];

const firstOf = (paths: readonly string[]): string | undefined =>
  paths.find((path) => existsSync(path));

const onPath = (...names: readonly string[]): string | undefined =>
  firstOf(
    (process.env.PATH ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name))),
  );

const library = (...names: readonly string[]): string | undefined =>
  firstOf(LIBRARIES.flatMap((folder) => names.map((name) => join(folder, name))));

export interface Found {
  readonly firefox: string | undefined;
  readonly webKit: WebKitPrograms | undefined;
  /** Whether a PDF can be read: poppler's programs. */
  readonly paper: boolean;
  /** What is not on this machine: "WebKit (WebKitWebDriver, Xvfb)". */
  readonly missing: readonly string[];
}

/** Looks for the browsers and what they need. FIREFOX names another Firefox. */
export function findPrograms(): Found {
  const firefox = process.env.FIREFOX || onPath('firefox-esr', 'firefox');
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const browser = library(
    'webkitgtk-6.0/MiniBrowser',
    'webkit2gtk-4.1/MiniBrowser',
    'webkit2gtk-4.0/MiniBrowser',
  );
  const fakeTime = library('faketime/libfaketime.so.1');
  const paper = onPath('pdftotext') !== undefined && onPath('pdftoppm') !== undefined;
  const parts = { WebKitWebDriver: driver, MiniBrowser: browser, Xvfb: display };
  const absent = Object.entries(parts).flatMap(([name, path]) => (path ? [] : [name]));
  const webKit = driver && browser && display ? { driver, browser, display, fakeTime } : undefined;
  const missing = [
    ...(firefox ? [] : ['Firefox']),
    ...(webKit ? [] : [`WebKit (${absent.join(', ')})`]),
    ...(paper ? [] : ['poppler’s pdftotext and pdftoppm, for what is printed']),
  ];
  return { firefox, webKit, paper, missing };
}
