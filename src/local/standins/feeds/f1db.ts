import { NOT_FOUND_REPLY, reply, type StandInFeed } from './feed.ts';

const LIST = /^\/repos\/f1db\/f1db\/contents\/src\/data\/seasons\/(\d{4})\/races$/;

/** f1db's list of a season's races, without the races' files. */
export const f1dbStandIn = (races: (season: number) => readonly string[]): StandInFeed => ({
  name: 'f1db',
  kindOf: ({ pathname }) => (LIST.test(pathname) ? 'races' : pathname),
  answer: ({ url }) => {
    const [, season] = LIST.exec(url.pathname) ?? [];
    if (season === undefined) return NOT_FOUND_REPLY;
    return reply(races(Number(season)).map((name) => ({ name, type: 'dir' })));
  },
});
