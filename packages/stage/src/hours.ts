/** "09:00" as each language says it, short for a row of turns and in full for a heading. */
const parts = (hour: string): readonly [hour: number, minutes: string] => {
  const [h = '', minutes = '00'] = hour.split(':');
  return [Number(h), minutes];
};
/** « 9 h », « 9 h 30 », which no line breaks. */
export function hourFr(hour: string): string {
  const [h, minutes] = parts(hour);
  return minutes === '00' ? `${h}\u00a0h` : `${h}\u00a0h\u00a0${minutes}`;
}
export function clockEn(hour: string): string {
  const [h, minutes] = parts(hour);
  return minutes === '00' ? `${h} o’clock` : hour;
}
export function clockFr(hour: string): string {
  const [h, minutes] = parts(hour);
  return minutes === '00' ? `${h} heures` : `${h} h ${minutes}`;
}
