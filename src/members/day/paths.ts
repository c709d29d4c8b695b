/** GET: what a member's own page shows. Session cookie. */
export const MEMBER_TODAY = '/api/member/today';

/** The page itself: a member's day, and for everybody else yesterday's. */
export const MEMBER_PAGE = '/member';
