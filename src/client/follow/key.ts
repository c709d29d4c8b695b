/** Where a device keeps the list of what it follows; also read before the first paint (components/follow/home-early.js). */
export const FOLLOWED_KEY = 'sportsSimFollowed';
