import type { TimeConfigRow } from '@shared/contract/system/time.ts';
import { isNight, nextTransition, type TimeConfig, type Transition } from '@shared/domain/town/dayNight.ts';
import { eveningAt, type Evening } from '@shared/domain/town/evening.ts';
import type { Clock, CorrectedClock } from '@shared/kernel/clock.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';
import { FAILURE_TEXTS } from '../api/failures.ts';
import type { StoragePort } from '../storage/storage.ts';
import { topicOf, type Tabs } from '../tabs/tabs.ts';
import { knownTimeConfig, TIME_CONFIG } from './timeConfig.ts';

/** An administrator set the hours of day and night. */
export const HOURS = topicOf(TIME_CONFIG);

/** Day and night in Arcadia. Whatever shows one or the other follows this service and asks no clock of its own. */
export interface TimeService {
  /** The hours in force: as this browser last heard of them until the server has answered. */
  readonly config: Readable<TimeConfig>;
  /** Changes at the transition itself, or when the hours do. */
  readonly night: Readable<boolean>;
  /** The evening of Friday that it is, or the next; changes with each of its parts (EVENING-1). */
  readonly evening: Readable<Evening>;
  /** Whether it is night and the power of the town is out. */
  readonly dark: Readable<boolean>;
  /** The next change by the clock of what is drawn; null where there is none. */
  nextTransition(): Transition | null;
  /** Asks the server for the hours. */
  refresh(): Promise<Result<TimeConfig>>;
  /** Sets the hours for everyone; the server lets administrators alone. */
  save(config: TimeConfig): Promise<Result<TimeConfig>>;
}

export interface TimePorts {
  readonly api: Pick<Api, 'call'>;
  readonly storage: StoragePort;
  readonly tabs: Tabs;
  /** The clock of what is drawn. */
  readonly clock: Clock & Partial<Pick<CorrectedClock, 'onCorrected'>>;
  /** Dispatches `visibilitychange`: after sleep, timers may have been missed. */
  readonly page?: Pick<EventTarget, 'addEventListener'> | undefined;
}

/** While a computer sleeps its timers stand still, and it does not always say that it has woken. */
const LOOKS_EVERY_MS = 60_000;

export function createTime(ports: TimePorts): TimeService {
  const { api, storage, tabs, clock, page } = ports;
  const config = store(knownTimeConfig(storage.lasting));
  const night = store(isNight(clock.now(), config.get()));
  const evening = store(eveningAt(clock.now(), config.get().timezone));
  const dark = store(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Reads the clock now and again at the next change, or before. */
  function look(): void {
    clearTimeout(timer);
    const now = clock.now();
    const next = nextTransition(now, config.get());
    const friday = eveningAt(now, config.get().timezone);
    timer = setTimeout(look, Math.min((next?.at ?? Infinity) - now, friday.until - now, LOOKS_EVERY_MS));
    night.set(isNight(now, config.get()));
    if (friday.until !== evening.get().until) evening.set(friday);
    dark.set(friday.part === 'dark' && night.get());
  }
  function apply(next: TimeConfig): void {
    const before = config.get();
    if (sameHours(next, before)) return;
    storage.lasting.set(TIME_CONFIG, next);
    config.set(next);
    look();
  }
  function take(row: TimeConfigRow): Result<TimeConfig> {
    const { day_start_hour: dayStartHour, night_start_hour: nightStartHour, timezone } = row;
    const next = TIME_CONFIG.read({ dayStartHour, nightStartHour, timezone });
    if (next === null) return fail('INTERNAL', FAILURE_TEXTS.garbled);
    apply(next);
    return ok(next);
  }

  tabs.on(HOURS, apply);
  page?.addEventListener('visibilitychange', look);
  clock.onCorrected?.(look);
  look();
  return {
    config,
    night,
    evening,
    dark,
    nextTransition: () => nextTransition(clock.now(), config.get()),
    async refresh() {
      const answer = await api.call('GET /api/time-config', {});
      return answer.ok ? take(answer.value.config) : answer;
    },
    async save({ dayStartHour, nightStartHour, timezone }) {
      const answer = await api.call('POST /api/time-config', {
        day_start_hour: dayStartHour,
        night_start_hour: nightStartHour,
        timezone,
      });
      if (!answer.ok) return answer;
      const taken = take(answer.value.config);
      if (taken.ok) tabs.tell(HOURS, taken.value);
      return taken;
    },
  };
}

const sameHours = (a: TimeConfig, b: TimeConfig): boolean =>
  a.dayStartHour === b.dayStartHour && a.nightStartHour === b.nightStartHour && a.timezone === b.timezone;
