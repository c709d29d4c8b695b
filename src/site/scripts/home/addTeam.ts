import { EVENT_SPORTS } from '#domain/events/event.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { markFollowed } from '../follow.ts';
import { followButton, makeElement } from './make.ts';
import { readTeams } from './readTeams.ts';

interface Found {
  readonly id: string;
  readonly name: string;
  readonly league: string;
}

/** Results that are shown. */
const MOST = 8;

const codes = [...TEAM_LEAGUES, ...EVENT_SPORTS];
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Everything with a page: whole leagues and sports first, then the teams. */
async function everything(): Promise<readonly Found[]> {
  const teams = await readTeams();
  const nameOf = (league: string): string =>
    codes.find((code) => code.toLowerCase() === league) ?? league;
  return [
    ...codes.map((code) => ({ id: code.toLowerCase(), name: code, league: '' })),
    ...Object.entries(teams).flatMap(([league, own]) =>
      Object.entries(own).map(([key, name]) => ({
        id: `${league}:${key}`,
        name,
        league: nameOf(league),
      })),
    ),
  ];
}

/** Those whose name or league has every word typed; the ones that begin with it first. */
function matching(all: readonly Found[], typed: string): readonly Found[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const begins = ({ name }: Found): number => Number(plain(name).startsWith(first));
  return all
    .filter(({ name, league }) => words.every((word) => plain(`${name} ${league}`).includes(word)))
    .toSorted((one, other) => begins(other) - begins(one))
    .slice(0, MOST);
}

/** Lets a reader look for a team on the home page. */
export function startAddTeam(root: HTMLElement): void {
  const input = root.querySelector('input');
  const list = root.querySelector('[data-add-found]');
  const said = root.querySelector('[data-add-said]');
  if (!input || !list || !said) return;
  const known: { teams?: Promise<readonly Found[]> } = {};
  const find = async (): Promise<void> => {
    known.teams ??= everything();
    const all = await known.teams;
    const found = matching(all, input.value);
    said.textContent =
      found.length === 0 && input.value.trim() !== '' ? 'No match. Try one word.' : '';
    list.replaceChildren(
      ...found.map(({ id, name, league }) =>
        makeElement('li', {}, followButton(id, name), `${name} `, makeElement('small', {}, league)),
      ),
    );
    markFollowed();
  };
  input.addEventListener('input', () => {
    find().catch(() => {
      delete known.teams;
      said.textContent = 'The list of teams did not load. Type again to retry.';
    });
  });
}
