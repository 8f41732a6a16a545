/** An amount of FLOW with two places, never more than there is: 87,999.999 is not 88,000.00 (FUND-2). */
export const flowText = (amount: number): string => written(Math.floor(inHundredths(amount)) / 100);

/** What is missing, never less than is: a goal that is not reached never lacks 0.00. */
export const missingText = (amount: number): string => written(Math.ceil(inHundredths(amount)) / 100);

/** Percent with one place, rounded down. */
export const percentText = (percent: number): string =>
  (Math.floor(percent * 10 + 1e-9) / 10).toLocaleString('en-US', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

/** In hundredths, without the dust that binary fractions leave: 0.29 is 29 of them. */
const inHundredths = (amount: number): number => Math.round(amount * 100 * 1e6) / 1e6;

const written = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** As many places as the amount has, for the list: 0.00001 is more than nothing. */
export const exactText = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 8 });
