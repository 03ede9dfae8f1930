export interface Period {
  startDate: string;
  endDate: string;
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && text >= '1990-01-01';

/** What an address asks for: both days in order, or nothing, which is the current year. */
export const askedPeriod = (start: string, end: string): Period | undefined =>
  isDay(start) && isDay(end) && start <= end && end <= '2100-12-31' ? { startDate: start, endDate: end } : undefined;

/** The whole of one month, `2026-03`. */
export const monthPeriod = (month: string): Period => {
  const [year = 0, at = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, at, 0)).getUTCDate();
  return { startDate: `${month.slice(0, 7)}-01`, endDate: `${month.slice(0, 7)}-${String(last).padStart(2, '0')}` };
};

export const yearPeriod = (year: number): Period => ({ startDate: `${year}-01-01`, endDate: `${year}-12-31` });

/** The days of a month that lie within a period: what a figure of this month was counted from. */
export const monthWithin = (month: string, { startDate, endDate }: Period): Period => {
  const whole = monthPeriod(month);
  return {
    startDate: whole.startDate < startDate ? startDate : whole.startDate,
    endDate: whole.endDate > endDate ? endDate : whole.endDate,
  };
};

/** Whether a month is shown whole: `cut` by the period, or not over yet. */
export const monthState = (month: string, period: Period, today: string): 'whole' | 'cut' | 'partial' => {
  const [whole, within] = [monthPeriod(month), monthWithin(month, period)];
  if (whole.startDate <= today && today <= whole.endDate && within.endDate >= today) return 'partial';
  return whole.startDate === within.startDate && whole.endDate === within.endDate ? 'whole' : 'cut';
};
