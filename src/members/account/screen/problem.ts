/** What is shown as wrong, and at which field; "form" where it is about none of them. */
export interface ShownProblem {
  readonly field: 'phone' | 'terms' | 'code' | 'form';
  readonly title: string;
  readonly text: string;
}
