/** Fighting time in minutes and seconds: 13.25 minutes are "13:15 min". Rests are not counted. */
export function minutesText(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}
