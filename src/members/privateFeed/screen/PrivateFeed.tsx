import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ActButton } from '#members/account/screen/ActButton.tsx';
import { AskAgain } from '#members/account/screen/AskAgain.tsx';
import { useFocusWhenLost } from '#members/account/screen/useFocusWhenLost.ts';
import { momentText } from '#members/billing/rules/accountText.ts';
import { FeedAddress } from './FeedAddress.tsx';
import { $addresses, $feed, $feedBusy, endFeed, loadFeed, makeFeed } from './ownFeed.ts';

const SSR = { ssr: 'initial' } as const;

const networksText = (count: number): string =>
  count === 1 ? 'from one network' : `from ${count} networks`;

/** When it was created and who has read it, so that a leaked address is noticed. */
function standingText(feed: { createdAt: string; lastReadAt: string | null; networks: number }) {
  const made = `Created ${momentText(feed.createdAt)}.`;
  if (feed.lastReadAt === null) return `${made} Nobody has read it yet.`;
  const day = feed.networks > 0 ? `, ${networksText(feed.networks)} in the last 24 hours` : '';
  return `${made} Last read ${momentText(feed.lastReadAt)}${day}.`;
}

function Addresses() {
  const addresses = useStore($addresses, SSR);
  if (!addresses) return null;
  return (
    <>
      <p className="alert">
        <span>
          This is your address. It is shown once: copy it now. Whoever has it reads your prices, so
          keep it to yourself; from more than twelve networks a day it opens no more.
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
        <AskAgain what="How your feed stands could not be read." onAgain={loadFeed} />
      )}
      {feed.status === 'asking' && <div className="skeleton h-24" />}
      {feed.status === 'known' && (
        <div className="panel">
          <div className="content feed-panel">
            <p>
              Bets worth making, in your feed reader and your calendar: bet, price, book, our fair
              price and the ledger’s line, as the site has them when your app asks.
              {known ? '' : ' Most of the time there is none, and then the feed says so.'}
            </p>
            <Addresses />
            {known && <p className="subline">{standingText(known)}</p>}
            {paid || known ? (
              <div className="acts">
                {paid && (
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
            ) : (
              <p className="subline" data-offer="">
                It comes with a subscription. <a href="/subscribe">See the plans</a>
              </p>
            )}
            {known && paid && (
              <p className="subline">A new address closes the old one in every app at once.</p>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
