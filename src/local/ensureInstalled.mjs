// Runs before npm start, dev and test, on any Node from 20 on and without node_modules: plain JavaScript on purpose.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Why the packages must be installed; undefined when they need not be.
 * @param {string} root the folder of package.json
 */
export function whyInstall(root) {
  const installed = join(root, 'node_modules/.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (!existsSync(installed)) return 'The packages are not installed yet';
  // A checkout that may not be written is often newer than the packages put into it.
  const isNewer = existsSync(lock) && statSync(lock).mtimeMs > statSync(installed).mtimeMs;
  if (!isNewer || isComplete(lock, installed)) return undefined;
  return 'The list of packages has changed since the last install';
}

/**
 * Whether what is installed is what the lock asks for, but for packages of other machines.
 * @param {string} lock
 * @param {string} installed
 */
function isComplete(lock, installed) {
  try {
    const there = packagesIn(installed);
    return Object.entries(packagesIn(lock)).every(
      ([name, { version, optional }]) =>
        name === '' || there[name]?.version === version || (optional && !there[name]),
    );
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

function main() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const why = whyInstall(root);
  if (why === undefined) return 0;
  console.log(`${why}: running npm install …`);
  const npm = process.env.npm_execpath?.endsWith('npm-cli.js') && process.env.npm_execpath;
  const args = ['install', '--no-save', '--no-audit', '--no-fund'];
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit') };
  const { status, error } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (status === 0) {
    // npm leaves the file as it is when there was nothing to do.
    const now = new Date();
    utimesSync(join(root, 'node_modules/.package-lock.json'), now, now);
    return 0;
  }
  const reason = error ? error.message : 'its messages are above';
  console.error(`npm install failed (${reason}): check the network and the disk, then try again.`);
  return 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = main();
