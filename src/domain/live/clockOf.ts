import type { GameState } from './gameState.ts';

/** Where a game stands beside its score, as answers say it: parts for words, one form for all sports. */
export function clockOf(state: GameState, between: boolean) {
  if (state.sport === 'baseball') {
    const { inning, bottom, outs, bases } = state;
    return { period: inning, between, bottom, outs, bases };
  }
  const { sport: _, home: __, away: ___, period, ...rest } = state;
  if (state.sport === 'football') {
    const { possession: ball, ...others } = rest as Omit<
      typeof state,
      'sport' | 'home' | 'away' | 'period'
    >;
    return { period, between, ...others, ...(ball && { ball }) };
  }
  return { period, between, ...rest };
}
