/**
 * Words of members who agreed to be quoted. There are none yet, so the landing page has no block of them: one that the
 * owner enters here, with where it comes from, opens it.
 */
export interface Testimonial {
  readonly quote: string;
  /** As the member wishes to be named. */
  readonly name: string;
  /** When and how the member agreed, for whoever asks; it is not printed. */
  readonly agreed: string;
}

export const TESTIMONIALS: readonly Testimonial[] = [];
