/** Characters of an e-mail address (RFC 5321). */
export const LONGEST_ADDRESS = 254;
