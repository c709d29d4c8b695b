/** Debian's packages for all of it. */
export const PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'libfaketime',
  'poppler-utils',
] as const;
