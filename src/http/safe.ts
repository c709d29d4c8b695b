/** netlify.toml's headers are for files only: what a function says itself, in every answer. */
export const SAFE: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The same for a page: what netlify.toml says of every file, held to it by a test. */
export const SAFE_PAGE: Readonly<Record<string, string>> = {
  ...SAFE,
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};
