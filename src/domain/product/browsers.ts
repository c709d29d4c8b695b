/** A browser that the site supports, from this version on. */
interface SupportedBrowser {
  readonly name: string;
  readonly version: string;
  /** Its names in MDN's compatibility data. */
  readonly compat: readonly string[];
  /** Its name as a build target. */
  readonly target: string;
}

/**
 * The oldest browsers that can do everything here: the build's target, what its check compares with, and what readers are told.
 * Safari 16.4 is every iPhone since the 8, Firefox 115 the last for Windows 7 and macOS 10.14, Chrome 111 is as old as Safari 16.4.
 */
export const BROWSERS: readonly SupportedBrowser[] = [
  { name: 'Safari', version: '16.4', compat: ['safari', 'safari_ios'], target: 'safari16.4' },
  { name: 'Chrome and Edge', version: '111', compat: ['chrome', 'edge'], target: 'chrome111' },
  { name: 'Firefox', version: '115', compat: ['firefox'], target: 'firefox115' },
];

/** "Safari 16.4, Chrome and Edge 111, Firefox 115". */
export const BROWSERS_TEXT = BROWSERS.map(({ name, version }) => `${name} ${version}`).join(', ');
