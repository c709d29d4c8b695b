/** Only a trial: gone as soon as it was read back. */
const TRIAL = 'cookie-trial';

/**
 * Whether this browser keeps cookies for this site: it says so, and one that was set can be read. Private windows, settings
 * and pages inside another site's frame refuse them.
 */
export function keepsCookies(): boolean {
  try {
    if (!navigator.cookieEnabled) return false;
    // biome-ignore lint/suspicious/noDocumentCookie: Safari 16.4 and Firefox 115 have no Cookie Store
    document.cookie = `${TRIAL}=1; Path=/; SameSite=Lax; Max-Age=60`;
    const kept = document.cookie.includes(`${TRIAL}=1`);
    // biome-ignore lint/suspicious/noDocumentCookie: the same
    document.cookie = `${TRIAL}=; Path=/; SameSite=Lax; Max-Age=0`;
    return kept;
  } catch {
    // A sandboxed frame may not even ask.
    return false;
  }
}
