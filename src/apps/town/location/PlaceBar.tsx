import { useSelector } from '@xstate/react';
import { useApp } from '../../../overlays/appContext.ts';
import { SEND_TO_ROOM, sendToRoom } from '../../../overlays/attached.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { pocketsOf } from '@shared/domain/town/case/things.ts';
import { locationOf, placeTitle } from '@shared/domain/town/town.ts';
import { FACES_SHOWN } from '@shared/domain/town/presence.ts';
import { isOn } from '../../../kernel/features.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { useTownMinute } from '../../../overlays/useMinute.ts';
import { companyText } from '../../../services/presence/company.ts';
import type { Way } from '../../../town/play/hotspots/hotspot.ts';
import { isSo } from '../../../town/play/placeNow.ts';
import { LightCandle } from '../../../overlays/evening/LightCandle.tsx';
import { hereIn } from './locationMachine.ts';
import { companyOf } from './company.ts';
import { playAlone } from './entrance.ts';
import { LOCATION_TEXTS as TEXTS } from './texts.ts';
import { tourOf } from './tour.ts';
import styles from './location.module.css';

/** Who else is at the location, and a wave to them where they would see it. */
function Company() {
  const app = useApp();
  const together = companyOf(app);
  const { people, count, canWave } = useStore(together);
  if (count === 0) return false;
  const names = people.slice(0, FACES_SHOWN).map(({ username }) => username);
  const wave = (): void => {
    if (together.wave()) app.sound('wave');
  };
  return (
    <>
      <span className={styles.locationCompany} data-drawn={people.length > 0 || undefined}>
        {companyText(names, count)}
      </span>
      {canWave && <Button onClick={wave}>{TEXTS.wave}</Button>}
    </>
  );
}

/** Puts the place beside a message of a chat room, for those who are in it (CHAT-16). */
function SendPlace({ place }: { readonly place: string | null }) {
  const { desktop, services } = useApp();
  const location = place === null ? null : locationOf(place);
  if (place === null || location === null || !desktop.hasFor('chat')) return false;
  const send = (): void =>
    void sendToRoom(
      { desktop, services },
      { kind: 'place', ref: place },
      TEXTS.meet(placeTitle(place, location)),
    );
  return (
    <Button aria-label={SEND_TO_ROOM} title={SEND_TO_ROOM} onClick={send}>
      <Icon name="chat-rooms" size={16} />
    </Button>
  );
}

/** A button that stays pressed while something is on. */
function Switch(props: { readonly isOn: boolean; readonly onPress: () => void; readonly children: string }) {
  return (
    <button
      type="button"
      className={`w95-button ${styles.locationSwitch}`}
      aria-pressed={props.isOn}
      onClick={props.onPress}
    >
      <span>{props.children}</span>
    </button>
  );
}

/**
 * Beneath a place: the way back to the map and on, what time it is in Arcadia, and whether the whole picture is shown
 * and music plays.
 */
export function PlaceBar() {
  const app = useApp();
  const { services, desktop } = app;
  const { location, music, framing, pocketsShown } = tourOf(app);
  const { ways, hasTune } = useSelector(location, ({ context }) => context);
  const here = useSelector(location, ({ context }) => hereIn(context));
  const playing = useStore(music);
  const isCut = useStore(framing.isCut);
  const isWhole = useStore(framing.whole);
  const facts = useStore(services.story);
  const arePocketsShown = useStore(pocketsShown);
  const { timezone } = useStore(services.time.config);
  const mode = useStore(app.mode);
  const isNight = useStore(services.time.night);
  const hour = isNight ? 'night' : 'day';
  const waysNow = ways.filter(
    (way) =>
      isSo(way.when, { facts, hour, hasFor: desktop.hasFor }) &&
      (!('opens' in way) || way.feature === undefined || isOn(way.feature, mode)),
  );
  const time = new Intl.DateTimeFormat('en-US', { timeZone: timezone, hour: 'numeric', minute: '2-digit' });
  const now = useTownMinute();
  const follow = (way: Way): void => {
    if ('opens' in way) {
      if (way.sound !== undefined) app.sound(way.sound);
      desktop.openFor(way.opens.purpose, way.opens.params);
    } else if ('hotspot' in way) location.send({ type: 'user.press', hotspot: way.hotspot });
    else {
      if (way.sound !== undefined && way.alone === true) playAlone(services.audio, way.sound);
      else if (way.sound !== undefined) app.sound(way.sound);
      location.send({ type: 'user.go', to: way.to });
    }
  };
  return (
    <div className={styles.locationBar}>
      <Button onClick={() => desktop.openFor('town')}>{TEXTS.map}</Button>
      {waysNow.map((way) => (
        <Button key={way.label} onClick={() => follow(way)}>
          {way.label}
        </Button>
      ))}
      <div className={styles.locationCorner}>
        {here !== null && <LightCandle place={here} className={styles.locationCandles} />}
        <Company />
        <SendPlace place={here} />
        {here !== null && desktop.hasFor('case') && (
          <Button aria-label={TEXTS.file} title={TEXTS.file} onClick={() => desktop.openFor('case')}>
            <Icon name="story-so-far" size={16} />
          </Button>
        )}
        <time className={styles.locationTime} aria-label={TEXTS.time} data-night={isNight || undefined}>
          {time.format(now)}
        </time>
        {here !== null && pocketsOf(facts).length > 0 && (
          <Switch isOn={arePocketsShown} onPress={() => pocketsShown.set(!arePocketsShown)}>
            {TEXTS.pockets}
          </Switch>
        )}
        {isCut && (
          <Switch isOn={isWhole} onPress={() => framing.whole.set(!isWhole)}>
            {TEXTS.whole}
          </Switch>
        )}
        {hasTune && (
          <Switch isOn={playing} onPress={() => music.set(!playing)}>
            {TEXTS.music}
          </Switch>
        )}
      </div>
    </div>
  );
}
