/** The push services of browsers: Chrome, Edge, Brave, Opera and Samsung; Firefox; Safari; Edge's former one. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z\d-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z\d-]+\.)*push\.apple\.com$/,
  /^(?:[a-z\d-]+\.)+notify\.windows\.com$/,
];

/**
 * Whether messages may be sent to an address that a browser names: https on its own port, without a name or password, at a
 * service we know. A member's word never has the server call anything else.
 * @param standIn origin of a local start's stand-in, which is let in, too
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
