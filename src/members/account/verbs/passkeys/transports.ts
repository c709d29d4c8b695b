/** Ways to reach a device that browsers know. */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
type Transport = (typeof TRANSPORTS)[number];

/** Those that browsers know, each once. */
export const transportsOf = (stated: readonly string[]): Transport[] =>
  TRANSPORTS.filter((one) => stated.includes(one));
