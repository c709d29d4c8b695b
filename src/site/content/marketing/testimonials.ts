/**
 * Words of members who agreed to be quoted. There are none yet, so the landing page has no such block: the first that the
 * owner enters here, with its source, makes the block appear.
 */
interface Testimonial {
  readonly quote: string;
  /** The member's name, as they wish. */
  readonly name: string;
  /** When and how the member agreed, as proof; it is not printed. */
  readonly agreed: string;
}

export const TESTIMONIALS: readonly Testimonial[] = [];
