/** The wall clock of this device to the minute: `2026-11-26T14:05`. */
export const wallClockAt = (moment: number): string =>
  new Date(moment - new Date(moment).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

export const wallClockNow = (): string => wallClockAt(Date.now());
