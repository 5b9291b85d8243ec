/** How long ago something happened, in words of the language: "yesterday", "5 minutes ago". */
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function timeAgo(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ["second", Infinity];
  return format.format(-Math.floor(passed / length) || 0, unit);
}
