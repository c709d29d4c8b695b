import { clockTime } from '#domain/time/time.ts';

/** "Seen 4 min ago.", on a line of its own: the page's clock counts; without a script the time stands. */
export const Seen = ({ at }: { readonly at: string }) => (
  <span className="seen block whitespace-nowrap">
    Seen{' '}
    <time dateTime={at} data-age="ago">
      {clockTime(at)}
    </time>
    .
  </span>
);
