// Imported first into a server (`node --import clockAhead.mjs?ms=300000`): all that it runs reads a clock that is so far ahead.
const ahead = Number(new URL(import.meta.url).searchParams.get('ms'));
const { Date: TrueDate } = globalThis;
const now = () => TrueDate.now() + ahead;

globalThis.Date = class extends TrueDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts));
  }

  static now() {
    return now();
  }
};
