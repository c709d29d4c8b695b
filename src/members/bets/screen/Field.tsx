import { type ComponentProps, useId } from 'react';

interface Props extends ComponentProps<'input'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
}

/** A labeled field in a form for bets. */
export function Field({ label, hint, problem, ...input }: Props) {
  const id = useId();
  const told = problem ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="input small"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={told === undefined ? undefined : `${id}-told`}
      />
      {told !== undefined && (
        <p className={problem === undefined ? 'note' : 'error'} id={`${id}-told`}>
          {told}
        </p>
      )}
    </div>
  );
}
