export type HourName = 'day' | 'night';

/** What is one thing by day and another by night. */
export type ByHour<Value> = Readonly<Record<HourName, Value>>;

/** What it is at an hour; what is no record of hours is the same at both. */
export const atHour = <Value extends object | string>(
  value: Value | ByHour<Value> | undefined,
  hour: HourName,
): Value | undefined => (isByHour(value) ? value[hour] : value);

const isByHour = <Value extends object | string>(
  value: Value | ByHour<Value> | undefined,
): value is ByHour<Value> => typeof value === 'object' && 'night' in value;
