/** An amount of FLOW with two places, never more than there is: 87,999.999 is not 88,000.00 (FUND-2). */
export const flowText = (amount: number): string => written(hundredths(amount).whole / 100, 2, 2);

/** What is missing, never less than is: a goal that is not reached never lacks 0.00. */
export function missingText(amount: number): string {
  // A difference of two amounts has dust behind the eight places of the chain.
  const { whole, hasMore } = hundredths(Number(amount.toFixed(8)));
  return written((whole + Number(hasMore)) / 100, 2, 2);
}

/** Percent with one place, rounded down. */
export const percentText = (percent: number): string => written(Math.floor(percent * 10 + 1e-9) / 10, 1, 1);

/** As many places as the amount has, for the list: 0.00001 is more than nothing. */
export const exactText = (amount: number): string => written(amount, 2, 8);

/** The whole hundredths of an amount as it is written, so that 0.29 is 29 of them; and whether there is more. */
function hundredths(amount: number): { readonly whole: number; readonly hasMore: boolean } {
  const [whole = '', part = ''] = (amount < 1e-6 ? amount.toFixed(8) : String(amount)).split('.');
  return {
    whole: Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0')),
    hasMore: /[1-9]/.test(part.slice(2)),
  };
}

const written = (amount: number, minimumFractionDigits: number, maximumFractionDigits: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits, maximumFractionDigits });
