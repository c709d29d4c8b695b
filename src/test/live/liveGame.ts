import type { StandInEvent } from '#local/standins/feeds/espn/world.ts';

/** A moment of a scripted game, from so many minutes after its start on. */
interface LiveScene {
  readonly from: number;
  /** ESPN's name of the status without "STATUS_", its state, and its words. */
  readonly name: string;
  readonly state: 'pre' | 'in' | 'post';
  readonly detail: string;
  readonly period: number;
  readonly clock: string;
  readonly home: number;
  readonly away: number;
  readonly situation?: object;
}

const playing = (from: number, period: number, clock: string, home: number, away: number) => ({
  from,
  name: 'IN_PROGRESS',
  state: 'in' as const,
  detail: `${clock} - ${period} Quarter`,
  period,
  clock,
  home,
  away,
});

/** A football game with a touchdown taken back, a delay, half-time, overtime and its end. */
const FOOTBALL_SCENES: readonly LiveScene[] = [
  { ...playing(0, 1, '15:00', 0, 0) },
  {
    ...playing(10, 1, '8:14', 7, 0),
    situation: {
      down: 2,
      distance: 7,
      possession: '2',
      possessionText: 'BUF 40',
      homeTimeouts: 3,
      awayTimeouts: 2,
    },
  },
  { ...playing(12, 1, '8:14', 0, 0) },
  { ...playing(30, 2, '4:00', 3, 7) },
  { ...playing(40, 2, '2:00', 3, 7), name: 'DELAYED', detail: 'Delayed' },
  { ...playing(70, 2, '0:00', 10, 7), name: 'HALFTIME', detail: 'Halftime' },
  { ...playing(100, 4, '0:10', 17, 17) },
  { ...playing(110, 4, '0:00', 17, 17), name: 'END_PERIOD', detail: 'End of 4th Quarter' },
  { ...playing(115, 5, '10:00', 17, 17) },
  { ...playing(125, 5, '3:30', 20, 17), name: 'FINAL', state: 'post', detail: 'Final/OT' },
];

/** A side of a scripted game. */
interface ScriptedSide {
  readonly id: string;
  readonly abbreviation: string;
  readonly name: string;
}

/** A game that moves by the clock, as ESPN's scoreboards tell it. @param start milliseconds since 1970 */
export function liveGame(
  id: string,
  start: number,
  { home, away }: { readonly home: ScriptedSide; readonly away: ScriptedSide },
  scenes: readonly LiveScene[] = FOOTBALL_SCENES,
): (now: number) => StandInEvent {
  return (now) => ({
    id,
    start,
    item: () => {
      const minutes = (now - start) / 60_000;
      const scene = scenes.findLast(({ from }) => from <= minutes);
      const status = {
        period: scene?.period ?? 0,
        displayClock: scene?.clock ?? '0:00',
        type: {
          name: `STATUS_${scene?.name ?? 'SCHEDULED'}`,
          state: scene?.state ?? 'pre',
          completed: scene?.state === 'post',
          detail: scene?.detail ?? 'Scheduled',
        },
      };
      const side = (
        homeAway: string,
        { id: team, abbreviation, name }: ScriptedSide,
        score = 0,
      ) => ({
        homeAway,
        score: String(score),
        team: { id: team, abbreviation, displayName: name },
      });
      return {
        id,
        date: new Date(start).toISOString(),
        status,
        competitions: [
          {
            status,
            ...(scene?.situation && { situation: scene.situation }),
            competitors: [side('home', home, scene?.home), side('away', away, scene?.away)],
          },
        ],
      };
    },
  });
}
