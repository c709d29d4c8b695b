import type { Fighter } from '#domain/events/fightCard.ts';
import { formWords } from '#domain/fights/fighterText.ts';

/** Recent results as letters, the latest first. */
export function Form({ form }: { readonly form: NonNullable<Fighter['recentForm']> }) {
  return (
    <span className="form">
      <span className="visually-hidden">{`${formWords(form)}, latest first`}</span>
      {form.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat, their places do not move
        <i key={index} className={letter === 'W' ? 'won' : undefined} aria-hidden="true">
          {letter}
        </i>
      ))}
    </span>
  );
}
