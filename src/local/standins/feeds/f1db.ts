import { type Feed, NOT_FOUND, reply } from './feed.ts';

const LIST = /^\/repos\/f1db\/f1db\/contents\/src\/data\/seasons\/(\d{4})\/races$/;

/** f1db's list of a season's races, without the races' files. */
export const f1db = (races: (season: number) => readonly string[]): Feed => ({
  name: 'f1db',
  kindOf: ({ pathname }) => (LIST.test(pathname) ? 'races' : pathname),
  answer: ({ url }) => {
    const [, season] = LIST.exec(url.pathname) ?? [];
    if (season === undefined) return NOT_FOUND;
    return reply(races(Number(season)).map((name) => ({ name, type: 'dir' })));
  },
});
