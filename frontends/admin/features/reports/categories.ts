import type { SummaryReport } from './SummaryFigures.js';

/**
 * What each category earned, then what belongs to none, so that the rows add up to the total; `overlap` where they come to
 * more, because a series is in two categories.
 */
export const categoriesOf = ({ earned, categoriesEarned, withoutCategory }: SummaryReport) => {
  const none = { _id: null, description: '', ...withoutCategory };
  const rows = [...categoriesEarned, ...(withoutCategory.count > 0 || categoriesEarned.length === 0 ? [none] : [])];
  const sum = rows.reduce((total, { amount }) => total + amount.amount, 0);
  return { rows, overlap: sum > earned.amount };
};
