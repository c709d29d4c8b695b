/** Whether the server's sign says that there may be a session (members/account/cookies.ts). Over plain http it has no prefix. */
export const mayBeSignedIn = (): boolean => /(^|; )(__Host-)?here=/.test(document.cookie);
