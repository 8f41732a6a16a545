export type HourName = 'day' | 'night';

/** What is one thing by day and another by night. */
export type ByHour<Value> = Readonly<Record<HourName, Value>>;

/** The value at an hour; one that is not given by the hour holds at both. */
export function atHour<Value extends object | string>(value: Value | ByHour<Value>, hour: HourName): Value;
export function atHour<Value extends object | string>(
  value: Value | ByHour<Value> | undefined,
  hour: HourName,
): Value | undefined;
export function atHour<Value extends object | string>(
  value: Value | ByHour<Value> | undefined,
  hour: HourName,
): Value | undefined {
  return isByHour(value) ? value[hour] : value;
}

const isByHour = <Value extends object | string>(
  value: Value | ByHour<Value> | undefined,
): value is ByHour<Value> => typeof value === 'object' && 'night' in value;
