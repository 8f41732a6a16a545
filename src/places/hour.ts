export type HourName = 'day' | 'night';

/** What is one thing by day and another by night. */
export type ByHour<Value> = Readonly<Record<HourName, Value>>;
