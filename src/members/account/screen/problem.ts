/** A displayed problem and its field; "form" if it concerns no field. */
export interface ShownProblem {
  readonly field: 'phone' | 'terms' | 'code' | 'form';
  readonly title: string;
  readonly text: string;
}
