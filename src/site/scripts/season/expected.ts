import type { SetTables } from '#client/season/protocol.ts';
import {
  type Axis,
  rangeShapes,
  stripPath,
  wholeRangeText,
} from '#components/season/drawnCells.ts';
import { placesText } from '#components/season/placesText.ts';
import type { SeasonData } from '#components/season/seasonData.ts';
import type { Middle } from '#domain/season/middle.ts';

/** A part of a row that can be drawn anew, and put back. */
interface Part {
  readonly show: (tables: SetTables) => void;
  readonly restore: () => void;
}

function attributes(element: Element | null | undefined, names: readonly string[]) {
  const before = names.map((name) => element?.getAttribute(name) ?? '');
  return (values: readonly (string | number)[] = before): void => {
    names.forEach((name, at) => {
      element?.setAttribute(name, String(values[at] ?? ''));
    });
  };
}

function text(element: Element | null) {
  const before = element?.textContent ?? '';
  return (value = before): void => {
    if (element) element.textContent = value;
  };
}

/** A team's wins or points, their range and its picture. */
function expectedPart(row: Element, team: number, published: Middle, axis: Axis): Part {
  const mean = text(row.querySelector('[data-expected] b'));
  const range = text(row.querySelector('[data-expected] small'));
  const picture = row.querySelector('[data-range]');
  const bar = attributes(picture?.querySelector('rect'), ['x', 'width']);
  const tick = attributes(picture?.querySelector('path'), ['d']);
  return {
    show: ({ expected }) => {
      const { change, low, high } = expected[team] ?? { change: 0, ...published };
      const now = { mean: published.mean + change, low, high };
      const shapes = rangeShapes(now, axis);
      mean(now.mean.toFixed(1));
      range(wholeRangeText(now));
      bar([shapes.x, shapes.width]);
      tick([shapes.tick]);
    },
    restore: () => {
      mean();
      range();
      bar();
      tick();
    },
  };
}

/** A team's places, where the table shows them. */
function placesPart(row: Element, team: number): readonly Part[] {
  const strip = row.querySelector<SVGElement>('[data-places]');
  if (!strip) return [];
  const bars = attributes(strip.querySelector('path'), ['d']);
  const label = attributes(strip, ['aria-label']);
  return [
    {
      show: ({ ranks }) => {
        const own = ranks[team] ?? [];
        bars([stripPath(own)]);
        label([placesText(strip.dataset.places ?? '', own)]);
      },
      restore: () => {
        bars();
        label();
      },
    },
  ];
}

/** What the page's rows show besides odds. */
export function expectedTable({ teams, axis }: SeasonData, page: ParentNode): Part {
  const published = new Map(teams.map((team) => [team.number, team.expected]));
  const parts = [...page.querySelectorAll<HTMLElement>('[data-team]')].flatMap((row) => {
    const team = Number(row.dataset.team);
    const known = published.get(team);
    return known ? [expectedPart(row, team, known, axis), ...placesPart(row, team)] : [];
  });
  return {
    show: (tables) => {
      for (const part of parts) part.show(tables);
    },
    restore: () => {
      for (const part of parts) part.restore();
    },
  };
}
