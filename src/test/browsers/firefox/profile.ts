import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Preferences of a Firefox that asks nobody for anything: no updates, reports, hints or first pages. */
const QUIET = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'app.normandy.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
} as const;

/** The text of a profile's `user.js`. */
export const preferences = (scripts: boolean): string =>
  Object.entries({ ...QUIET, 'javascript.enabled': scripts })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

/** Makes a folder a profile of Firefox. @param scripts whether pages may run scripts */
export const writeProfile = (folder: string, scripts: boolean): Promise<void> =>
  writeFile(join(folder, 'user.js'), preferences(scripts));
