// Used by run.mjs before any install and also on a Node that is too old: plain JavaScript on purpose.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { toGetMeanwhile } from './services/gettingPostgrest.mjs';

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

/** The oldest Node that npm may install and start the project with; the project brings the Node it runs on. */
const OLDEST = 20;

/**
 * Why this machine cannot run the project, in a sentence with what to do; undefined if it can.
 * @param {{ version: string, platform: string, arch: string, isMusl: boolean }} machine
 */
export function whyUnfit({ version, platform, arch, isMusl }) {
  if (Number.parseInt(version, 10) < OLDEST)
    return `Node ${version} is too old: install Node ${OLDEST} or later (https://nodejs.org), then run the command again.`;
  if (platform === 'linux' && isMusl)
    return 'This Linux has musl instead of glibc, as Alpine has, and the Node and PostgreSQL that npm brings need glibc: use Debian, Ubuntu or an image like node:24-slim.';
  if (arch === 'ia32')
    return 'This Node is for 32 bits, and the packages are for 64: install the 64-bit Node (https://nodejs.org), then run the command again.';
  return undefined;
}

/** Whether the C library is musl: Node's report names glibc's version only where there is one. */
function isMusl() {
  if (process.platform !== 'linux') return false;
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report?.getReport() ?? { header: { glibcVersionRuntime: 'unknown' } }
  );
  return report.header?.glibcVersionRuntime === undefined;
}

/**
 * Whether a Node runs TypeScript as it is.
 * @param {string} version
 */
export function runsTypes(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
}

/**
 * What to do where npm has not run the install script that brings the project's own Node; undefined if it is there, or if this
 * Node does as well.
 * @param {string} root the folder of package.json
 * @param {string} version of this Node
 * @param {string} platform
 */
export function whyNoNode(root, version, platform) {
  const program = platform === 'win32' ? 'node.exe' : 'node';
  if (existsSync(join(root, 'node_modules/node/bin', program)) || runsTypes(version))
    return undefined;
  return `The project's own Node is missing (node_modules/node/bin/${program}), because npm ran no install scripts here (ignore-scripts?), and Node ${version} cannot run TypeScript: run npm rebuild node --ignore-scripts=false, or use Node 24.`;
}

/** @param {string} text */
function refuse(text) {
  console.error(text);
  return 1;
}

/**
 * Installs the packages where they are missing or old, unless this machine cannot run the project.
 * @param {string} root the folder of package.json
 * @returns the exit code
 */
export function ensureInstalled(root) {
  const { platform, arch } = process;
  const unfit = whyUnfit({ version: process.versions.node, platform, arch, isMusl: isMusl() });
  if (unfit !== undefined) return refuse(unfit);
  const code = install(root);
  const lacking = code === 0 ? whyNoNode(root, process.versions.node, platform) : undefined;
  return lacking === undefined ? code : refuse(lacking);
}

/** @param {string} root */
function install(root) {
  const why = whyInstall(root);
  if (why === undefined) return 0;
  console.log(`${why}: running npm install …`);
  const meanwhile = toGetMeanwhile(process.platform, process.arch, process.env);
  if (meanwhile !== undefined) console.log(meanwhile);
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
  return refuse(
    `npm install failed (${reason}): check the network, the disk and that ${root} may be written, then try again.`,
  );
}
