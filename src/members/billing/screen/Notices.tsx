import { dateText } from '../rules/accountText.ts';

interface Notice {
  readonly title: string;
  readonly text: string;
  readonly at: string;
}

/** What a member was told of the subscription lately: renewals, prices, money given back. */
export const Notices = ({ notices }: { readonly notices: readonly Notice[] }) => (
  <ul className="grid gap-2 mt-4" aria-label="What we told you">
    {notices.map(({ title, text, at }) => (
      <li className="alert info" key={at + title}>
        <span>
          <b>{title}.</b> {text} <span className="muted">{dateText(at)}</span>
        </span>
      </li>
    ))}
  </ul>
);
