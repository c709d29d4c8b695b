/** IndexNow's schema of a key: 8 to 128 letters, digits and dashes. */
const KEY = /^[a-zA-Z0-9-]{8,128}$/;

/** The owner's key; undefined while there is none, or it is not one that the protocol takes. */
export const indexNowKey = (text: string | undefined): string | undefined =>
  text !== undefined && KEY.test(text) ? text : undefined;

/** The file by which a search engine sees that whoever sends addresses owns the site: it contains the key. */
export const indexNowFile = (key: string): string => `/${key}.txt`;
