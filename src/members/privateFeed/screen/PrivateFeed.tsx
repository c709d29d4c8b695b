import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import { $session } from '#members/account/screen/session.ts';
import { useFocusWhenLost } from '#members/account/screen/useFocusWhenLost.ts';
import { accountMoment } from '#members/billing/rules/accountText.ts';
import { FeedAddress } from './FeedAddress.tsx';
import { $addresses, $feed, $feedBusy, endFeed, loadFeed, makeFeed } from './ownFeed.ts';

const SSR = { ssr: 'initial' } as const;

const networksText = (count: number): string =>
  count === 1 ? 'from one place' : `from ${count} places`;

/** When it was created and who has read it, so that a leaked address is noticed. */
function standingText(feed: { createdAt: string; lastReadAt: string | null; networks: number }) {
  const made = `Created ${accountMoment(feed.createdAt)}.`;
  if (feed.lastReadAt === null) return `${made} Nobody has read it yet.`;
  const day = feed.networks > 0 ? `, ${networksText(feed.networks)} in the last 24 hours` : '';
  return `${made} Last read ${accountMoment(feed.lastReadAt)}${day}.`;
}

function Addresses() {
  const addresses = useStore($addresses, SSR);
  if (!addresses) return null;
  return (
    <>
      <p className="alert">
        <span>
          This is your address. It is shown once: copy it now, and keep it to yourself. It stops if
          used from more than 12 places a day.
        </span>
      </p>
      <FeedAddress name="Feed reader (RSS)" address={addresses.rss} />
      <FeedAddress name="Calendar (iCalendar)" address={addresses.calendar} />
    </>
  );
}

/** A member's own feed: created, replaced and ended here. @param paid whether they have a subscription */
export function PrivateFeed({ paid }: { readonly paid: boolean }) {
  const [feed, busy] = [useStore($feed, SSR), useStore($feedBusy, SSR)];
  const session = useStore($session, SSR);
  const shutOutUntil = (session.status === 'known' && session.user?.shutOutUntil) || null;
  const known = feed.status === 'known' ? feed.value : undefined;
  const heading = useFocusWhenLost<HTMLHeadingElement>(String(known?.createdAt));
  useEffect(() => {
    loadFeed();
  }, []);
  return (
    <section className="account-part" aria-labelledby="private-feed">
      <div className="section-head">
        <h2 id="private-feed" ref={heading} tabIndex={-1}>
          Your own feed
        </h2>
      </div>
      {feed.status === 'failed' && (
        <AskAgain what="We could not load your feed." onAgain={loadFeed} />
      )}
      {feed.status === 'asking' && <div className="skeleton h-24" />}
      {feed.status === 'known' && (
        <div className="panel">
          <div className="content feed-panel">
            {shutOutUntil !== null && (
              <p>{`You are taking a break: your feed holds no bets until ${accountMoment(shutOutUntil)}.`}</p>
            )}
            <p data-offer="">
              Bets worth taking, in your feed reader and your calendar: bet, price, book and our
              fair price, as they are when your app asks.
              {known ? '' : ' Most of the time there is no bet worth making, and the feed says so.'}
            </p>
            <Addresses />
            {known && <p className="subline">{standingText(known)}</p>}
            {known || (paid && shutOutUntil === null) ? (
              <div className="acts">
                {paid && shutOutUntil === null && (
                  <ActButton busy={busy} does="make" kind={known ? 'ghost' : ''} onPress={makeFeed}>
                    {known ? 'Create a new address' : 'Create my feed address'}
                  </ActButton>
                )}
                {known && (
                  <ActButton busy={busy} does="end" kind="quiet" onPress={endFeed}>
                    Turn it off
                  </ActButton>
                )}
              </div>
            ) : shutOutUntil !== null ? null : (
              <p className="subline" data-offer="">
                It is part of Premium. <a href="/subscribe">See the plans</a>
              </p>
            )}
            {known && paid && shutOutUntil === null && (
              <p className="subline">A new address closes the old one in every app at once.</p>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
