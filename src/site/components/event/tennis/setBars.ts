import type { ShownMatch } from '#contract/answers/tennis/prediction.ts';
import { surname } from '#domain/events/tennis/names.ts';
import type { ShareBars, Tone } from '../../charts/ShareBars.tsx';

type Bars = Parameters<typeof ShareBars>[0]['bars'];

/** Clear wins in the strong tone, wins that cost a set in the light one. */
const tone = (winner: 'home' | 'away', score: string): Tone => {
  const side = winner === 'home' ? 'away' : 'home';
  return score.endsWith('-0') ? side : `${side}-2`;
};

/** Set betting as bars, from home's clearest win to away's. */
export function setBars({
  strHomeTeam,
  strAwayTeam,
  setScores,
}: Pick<ShownMatch, 'strHomeTeam' | 'strAwayTeam' | 'setScores'>): Bars {
  const names = { home: surname(strHomeTeam), away: surname(strAwayTeam) };
  return setScores.map(({ winner, score, probability }) => ({
    label: `${names[winner]} ${score.replace('-', '–')}`,
    share: probability / 100,
    tone: tone(winner, score),
  }));
}
