import type { Fighter } from '#domain/events/fightCard.ts';

const INCH_CM = 2.54;

/** "5′ 11″ (180 cm)" */
function heightText(cm: number): string {
  const inches = Math.round(cm / INCH_CM);
  return `${Math.floor(inches / 12)}′ ${inches % 12}″ (${Math.round(cm)} cm)`;
}

const reachText = (cm: number): string => `${Math.round(cm / INCH_CM)}″ (${Math.round(cm)} cm)`;

const FACTS: readonly (readonly [label: string, text: (of: Fighter) => string | undefined])[] = [
  ['Record', ({ record }) => record?.replaceAll('-', '–')],
  [
    'Ranking',
    ({ rank }) => (rank === undefined ? undefined : rank === 0 ? 'Champion' : `No. ${rank}`),
  ],
  ['Age', ({ age }) => (age === undefined ? undefined : String(Math.floor(age)))],
  ['Height', ({ height }) => (height === undefined ? undefined : heightText(height))],
  ['Reach', ({ reach }) => (reach === undefined ? undefined : reachText(reach))],
  ['Stance', ({ stance }) => stance],
  ['Country', ({ country }) => country],
  ['Recent form, latest first', ({ recentForm }) => recentForm?.join(' ')],
  ['Titles', ({ titles }) => titles?.join(', ')],
];

/** What is known of a fighter; nothing for what is not. */
export function FighterFacts({ fighter }: { readonly fighter: Fighter }) {
  const known = FACTS.flatMap(([label, text]) => {
    const value = text(fighter);
    return value === undefined || value === '' ? [] : [{ label, value }];
  });
  return (
    <dl className="dl">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
