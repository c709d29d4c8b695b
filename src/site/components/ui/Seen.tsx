import { clockTime } from '#domain/time/time.ts';

/** "Seen 10:41 AM EST.", on its own line, as the rest of its page says the time; the page's clock keeps it. */
export const Seen = ({ at }: { readonly at: string }) => (
  <span className="seen block">
    Seen{' '}
    <time dateTime={at} data-age="at">
      {clockTime(at)}
    </time>
    .
  </span>
);
