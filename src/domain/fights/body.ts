const CM_PER_INCH = 2.54;

/** Height in feet and inches: 191 cm is 6′3″. */
export function feetAndInches(cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH);
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}

/** Reach in whole inches: 188 cm is 74″. */
export const wholeInches = (cm: number): string => `${Math.round(cm / CM_PER_INCH)}″`;

/** "6′3″ (191 cm)" */
export const heightText = (cm: number): string => `${feetAndInches(cm)} (${Math.round(cm)} cm)`;

/** "74″ (188 cm)" */
export const reachText = (cm: number): string => `${wholeInches(cm)} (${Math.round(cm)} cm)`;

/** Whole years on a day. @param born, day calendar dates, YYYY-MM-DD */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}
