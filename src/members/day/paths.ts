/** GET: the content of a member's own page. Session cookie. */
export const MEMBER_TODAY = '/api/member/today';

/** The page itself: a member's day, and yesterday's for everybody else. */
export const MEMBER_PAGE = '/member';
