import { claimOf, distanceOf } from '#domain/prices/sharpEdge.ts';
import { agreedShares } from '#domain/prices/sharpVoices.ts';
import { soccerMatches } from './soccerMatches.ts';
import { bookRow } from './tables.ts';

const sets: Record<string, any[]> = {};
let n = 0;
for (const m of soccerMatches('/work/shared/data/books', '/work/shared/data')) {
  if (m.season < 2013) continue;
  n++;
  for (const mo of ['pre', 'close'] as const) {
    const soft = m[mo].filter((o) => !o.voice.sharp);
    const b365 = soft.find((o) => o.book === 'bet365');
    if (!b365) continue;
    for (const o2 of soft) {
      if (o2 === b365) continue;
      for (const [a, b] of [
        [b365, o2],
        [o2, b365],
      ] as const)
        for (const [name, voices] of [
          ['other', [b.voice]],
          ['mean', [a.voice, b.voice]],
        ] as const) {
          const ag = agreedShares(voices)!;
          for (let o = 0; o < 3; o++) {
            const am = a.prices[o];
            if (am === undefined) continue;
            const d = distanceOf(ag.shares[o]!, am);
            if (d < 0.02) continue;
            const c = claimOf(ag.shares[o]!, am);
            if (c.fullReturn > 0.15) continue;
            const bet = {
              cluster: m.date,
              returned: m.outcome === o ? (am > 0 ? am / 100 : -100 / am) : -1,
              full: c.fullReturn,
              claimed: c.claimedReturn,
            };
            (sets[name + ' .02 ' + mo] ??= []).push(bet);
            if (d >= 0.05) (sets[name + ' .05 ' + mo] ??= []).push(bet);
          }
        }
    }
  }
}
for (const [k, v] of Object.entries(sets)) {
  const r = bookRow(k, v)!;
  console.log(k, r.bets, r.full.toFixed(3), JSON.stringify(r.realised));
}
