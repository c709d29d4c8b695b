import { feedPaths } from '#domain/product/feeds.ts';
import { legalPath } from '#domain/product/legal.ts';
import { CONFIRM_HOURS, LETTER_PATHS } from '../contract/letters.ts';
import { LONGEST_ADDRESS } from '../rules/address.ts';

/** Asks for an address that the weekly letter goes to; works without a script. */
const Ask = () => (
  <form className="email-form mt-3" method="post" action={LETTER_PATHS.ask}>
    <div className="field">
      <label htmlFor="letter-address">E-mail address</label>
      <input
        id="letter-address"
        className="input"
        type="email"
        name="address"
        autoComplete="email"
        required
        maxLength={LONGEST_ADDRESS}
        aria-describedby="letter-note"
      />
    </div>
    <button className="button large" type="submit">
      E-mail me
    </button>
    <p className="note" id="letter-note">
      {`First a link to confirm comes; an address that is not confirmed is deleted after ${CONFIRM_HOURS} hours. A link in each letter stops it and deletes the address. `}
      <a href={legalPath('privacy')}>What we keep</a>
    </p>
  </form>
);

/** The weekly letter: a form, or that this site sends no e-mail. @param mailed whether it does */
export const WeekLetterForm = ({ mailed }: { readonly mailed: boolean }) => (
  <section className="mt-6" aria-labelledby="letter">
    <h2 id="letter" className="text-18 font-bold">
      By e-mail, once a week
    </h2>
    {mailed ? (
      <Ask />
    ) : (
      <p className="note">
        {'This site does not send e-mail yet. New weeks are in the '}
        <a href={feedPaths().rss}>RSS feed</a>.
      </p>
    )}
  </section>
);
