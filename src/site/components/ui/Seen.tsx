import { clockTime } from '#domain/time/time.ts';

/** "Seen 4 min ago.", on its own line: the page's clock updates it; without a script the time is shown. */
export const Seen = ({ at }: { readonly at: string }) => (
  <span className="seen block whitespace-nowrap">
    Seen{' '}
    <time dateTime={at} data-age="ago">
      {clockTime(at)}
    </time>
    .
  </span>
);
