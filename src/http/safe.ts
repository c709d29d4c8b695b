/** Headers of every answer of a function, because those of netlify.toml apply to files only. */
export const SAFE: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Headers of every page that a function answers: what netlify.toml gives to files. A test compares the two. */
export const SAFE_PAGE: Readonly<Record<string, string>> = {
  ...SAFE,
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};
