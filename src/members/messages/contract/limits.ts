/** Characters of a device's address, and of its keys from and to. */
export const LONGEST_ENDPOINT = 1000;

export const KEY_CHARACTERS = { p256dh: [80, 100], auth: [20, 32] } as const;
