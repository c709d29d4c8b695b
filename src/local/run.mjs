// `node src/local/run.mjs FILE …` runs a script of package.json, on any Node and before any install. Plain JavaScript on purpose.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled, runsTypes, whyInstall } from './ensureInstalled.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Only removes files: it needs no packages, if this Node runs TypeScript. */
const WITHOUT_PACKAGES = 'src/local/reset.ts';

/**
 * The answer to a command line that asks for nothing to be done, as far as it can be told without packages: the usage, or an
 * option that is unknown. Undefined if the script must tell, or run.
 * @param {string | undefined} usage of the script
 * @param {readonly string[]} args
 */
export function earlyAnswer(usage, args) {
  if (usage === undefined) return undefined;
  const end = args.indexOf('--');
  const before = args.slice(0, end < 0 ? undefined : end);
  if (before.some((one) => one === '--help' || one === '-h') || args.join(' ') === 'help')
    return { text: usage, code: 0 };
  const known = Array.from(usage.matchAll(/^ {2}--([a-z-]+)/gm), ([, name]) => `--${name}`);
  const options = before.filter((one) => /^-./.test(one)).map((one) => one.split('=')[0] ?? one);
  const unknown = options.find((one) => !known.includes(one));
  if (unknown === undefined) return undefined;
  return { text: `There is no option ${unknown}.\n\n${usage}`, code: 1 };
}

/**
 * The usages of all scripts, by their files: a copy of what `--help` prints, which a test holds to it.
 * @param {string} text
 */
export function readUsages(text) {
  const [, ...parts] = text.split(/^=== (.*)\n/m);
  /** @type {Record<string, string>} */
  const usages = {};
  for (let at = 0; at < parts.length; at += 2)
    usages[parts[at] ?? ''] = (parts[at + 1] ?? '').trimEnd();
  return usages;
}

/**
 * The project's own Node, if this one is another.
 * @returns {string | undefined}
 */
function otherNode() {
  const own = join(
    ROOT,
    'node_modules/node/bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (!existsSync(own) || realpathSync(own) === realpathSync(process.execPath)) return undefined;
  return own;
}

const PARENT_WATCH_MS = 500;

/**
 * Runs the script on another Node, whose end is ours. The shell of npm passes no signals on: its end counts as one.
 * @param {string} node
 * @param {readonly string[]} args
 */
function runOn(node, args) {
  const child = spawn(node, args, { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_WATCH_MS).unref();
  child.once('error', (error) => {
    console.error(`${node} cannot be run (${error.message}): npm rebuild node brings it anew.`);
    process.exitCode = 1;
  });
  child.once('close', (code) => {
    process.exit(code ?? 1);
  });
}

async function main() {
  const [file = '', ...args] = process.argv.slice(2);
  const isLacking = whyInstall(ROOT) !== undefined;
  if (isLacking) {
    const usages = readUsages(
      readFileSync(new URL('commandLine/usages.txt', import.meta.url), 'utf8'),
    );
    const answer = earlyAnswer(usages[file], args);
    if (answer !== undefined) {
      (answer.code === 0 ? process.stdout : process.stderr).write(`${answer.text}\n`);
      process.exitCode = answer.code;
      return;
    }
  }
  const needsNone = file === WITHOUT_PACKAGES && runsTypes(process.versions.node);
  if (!needsNone && ensureInstalled(ROOT) !== 0) {
    process.exitCode = 1;
    return;
  }
  const other = otherNode();
  if (other !== undefined) return runOn(other, [file, ...args]);
  const path = resolve(ROOT, file);
  process.argv.splice(1, 2, path);
  await import(pathToFileURL(path).href);
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href)
  await main();
