// Imported first into a server (`node --import`): all that it runs reads a clock that is five minutes ahead.
const { Date: TrueDate } = globalThis;
const now = () => TrueDate.now() + 5 * 60_000;

globalThis.Date = class extends TrueDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [now()] : parts));
  }

  static now() {
    return now();
  }
};
