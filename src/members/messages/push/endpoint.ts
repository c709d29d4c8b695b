/** The push services of browsers: Chrome, Edge, Brave, Opera and Samsung; Firefox; Safari; Edge's former one. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z\d-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z\d-]+\.)*push\.apple\.com$/,
  /^(?:[a-z\d-]+\.)+notify\.windows\.com$/,
];

/**
 * Whether messages may be sent to an address from a browser: https on its default port, without user name or password, at a known
 * service. Members' input never makes the server call anything else.
 * @param standIn origin of a local start's stand-in, which is also allowed
 */
export function isPushEndpoint(address: string, standIn: string | undefined): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  if (standIn !== undefined && url.origin === new URL(standIn).origin) return true;
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    SERVICES.some((service) => service.test(url.hostname))
  );
}
