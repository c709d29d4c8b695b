import { useStore } from '@nanostores/react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { parseSearch, SEARCH_HINT } from '../rules/search.ts';
import type { UserFilters } from './asked.ts';
import { $filters, filterUsers } from './users.ts';

type Choice = Exclude<keyof UserFilters, 'search'>;

interface SelectProps<Name extends Choice> {
  readonly name: Name;
  readonly label: string;
  /** Values and what they are called. */
  readonly options: readonly (readonly [UserFilters[Name], string])[];
}

function Select<Name extends Choice>({ name, label, options }: SelectProps<Name>) {
  const filters = useStore($filters);
  return (
    <label className="users-choice relative grid gap-0.5 min-w-0">
      <span className="text-12 font-tight text-muted">{label}</span>
      <select
        className="input"
        name={name}
        value={filters[name]}
        onChange={({ currentTarget }) => {
          const chosen = options.find(([value]) => value === currentTarget.value);
          if (chosen) filterUsers({ [name]: chosen[0] });
        }}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function SearchForm() {
  const { search } = useStore($filters);
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  // Show the list's current filters, even after they were cleared elsewhere.
  useEffect(() => {
    if (input.current) input.current.value = search;
    setWrong(false);
  }, [search]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    const fits = typed === '' || parseSearch(typed) !== undefined;
    setWrong(!fits);
    if (fits) filterUsers({ search: typed });
    else input.current?.focus();
  }

  return (
    <search className="users-search">
      <form onSubmit={submit} method="post">
        <label className="visually-hidden" htmlFor="users-search">
          Search users by phone number or id
        </label>
        <input
          ref={input}
          className="input"
          id="users-search"
          type="search"
          autoComplete="off"
          maxLength={40}
          enterKeyHint="search"
          placeholder="Phone number or last digits"
          aria-invalid={wrong}
          aria-describedby={wrong ? 'users-search-wrong' : undefined}
        />
        <button className="button ghost" type="submit">
          Search
        </button>
      </form>
      {wrong && (
        <p className="error" id="users-search-wrong" role="alert">
          {SEARCH_HINT}
        </p>
      )}
    </search>
  );
}

/** Search, filters and order of the list. */
export const UserFilterBar = () => (
  <div className="users-bar">
    <SearchForm />
    <fieldset className="users-choices">
      <legend className="visually-hidden">Narrow the list</legend>
      <Select
        name="status"
        label="Subscription"
        options={[
          ['', 'Any'],
          ['active', 'Active'],
          ['ended', 'Ended'],
          ['none', 'None'],
          ['banned', 'Banned'],
        ]}
      />
      <Select
        name="tier"
        label="Tier"
        options={[
          ['', 'Any'],
          ['monthly', 'Monthly'],
          ['yearly', 'Yearly'],
        ]}
      />
      <Select
        name="terms"
        label="Terms"
        options={[
          ['', 'Any'],
          ['accepted', 'Accepted'],
          ['missing', 'Not accepted'],
        ]}
      />
      <Select
        name="sort"
        label="Order"
        options={[
          ['newest', 'Newest first'],
          ['oldest', 'Oldest first'],
        ]}
      />
    </fieldset>
  </div>
);
