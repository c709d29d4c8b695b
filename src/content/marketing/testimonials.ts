/**
 * Testimonials. These were written for the launch and no member said them: they carry no name and
 * the page says so. The owner replaces them with quotes of members who agreed to be quoted.
 */
export interface Testimonial {
  readonly quote: string;
  readonly origin: string;
  readonly placeholder: boolean;
}

const placeholder = (quote: string): Testimonial => ({
  quote,
  origin: 'written for the launch; no member said it',
  placeholder: true,
});

export const TESTIMONIALS: readonly Testimonial[] = [
  placeholder(
    'It is the only site that told me not to bet the game I wanted to bet. It was right about that more often than I was.',
  ),
  placeholder(
    'I check the distribution before I check the pick. Seeing where the line sits in it changed how I think about 3 and 7.',
  ),
  placeholder('The text comes at ten, I read it in a minute, I get on with my day.'),
];
