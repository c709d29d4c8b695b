import { utcText } from '#domain/operation/timeText.ts';

/** The page's heading, and when it was computed. */
export const StatusHead = ({ now }: { readonly now: Date }) => (
  <div className="head">
    <div>
      <h1>Status</h1>
      <p className="subline">
        How fresh the predictions are, what was left out of them, and what runs next. All times are
        UTC, as of <time dateTime={now.toISOString()}>{utcText(now, now)}</time>.{' '}
        <a href="/status">Look again</a>
      </p>
    </div>
  </div>
);
