/** GET: what a member follows. POST: a device's list and the member's as one. Session cookie. */
export const FOLLOWS = '/api/account/follows';
