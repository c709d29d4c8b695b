/** Christmas Eve: the one day without sample games, so that such a day can be seen and tested. */
export const isDayOfRest = (date: string): boolean => date.endsWith('-12-24');
