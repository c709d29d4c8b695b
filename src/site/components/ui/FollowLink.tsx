import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { subscribeAddress } from '#domain/product/feeds.ts';
import { SITE } from '#site';

interface Props {
  /** Address of the calendar. */
  readonly path: string;
  /** Its subject, "NFL": for readers who hear only the link. */
  readonly of: string;
}

/** Opens the reader's calendar app, to follow a league's, tour's or team's upcoming predictions. */
export const FollowLink = ({ path, of }: Props) => (
  <a className="inline-flex items-center gap-1.5 min-h-7" href={subscribeAddress(path, SITE.url)}>
    <CalendarPlus className="icon" aria-hidden="true" />
    Add to calendar<span className="visually-hidden">: {of}</span>
  </a>
);
