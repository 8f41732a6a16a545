import { MACHINES } from '@shared/domain/arcade/games/games.ts';
import { scoreText } from '@shared/domain/arcade/games/scoreText.ts';
import { readRunRef, type Attached, type AttachedKind } from '@shared/domain/people/attached.ts';
import { isOnMap, locationOf, placeTitle } from '@shared/domain/town/town.ts';
import { entryTo } from '@shared/domain/town/townEntry.ts';
import { ok } from '@shared/kernel/result.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { Icon } from '../../../../overlays/controls/Icon.tsx';
import { Picture } from '../../../../overlays/controls/Picture.tsx';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import { ATTACHED_TEXTS as TEXTS } from './texts.ts';
import type { Told } from './told.ts';
import styles from './attached.module.css';

interface Named {
  readonly name: string;
}

/** What is beside a message: its picture, what it is, and what opens it. */
export function AttachedCard({ kind, ref }: Attached) {
  const Shown = CARDS[kind];
  return <Shown name={ref} />;
}

/** A work of the wall as it hangs there now: its picture comes from our own store, by an address that the server signs. */
function WorkCard({ name: id }: Named) {
  const { desktop, services } = useApp();
  const { api, session } = services;
  const { wallet } = useStore(session);
  const { value, failure } = useLoaded(
    (signal) => api.call('GET /api/works/one', { id }, { signal }),
    [api, id, wallet],
  );
  if (value === null) {
    return (
      <Card picture={<Icon name="bulletin-board" />} title={failure === null ? TEXTS.looking : TEXTS.gone} />
    );
  }
  const { title, kind, username, small } = value.work;
  return (
    <Card picture={<Picture url={small} alt="" />} title={title} about={TEXTS.by(kind, username)}>
      {desktop.hasFor('wall') && <Button onClick={() => desktop.openFor('wall', id)}>{TEXTS.open}</Button>}
    </Card>
  );
}

/** A run of a game, whose score is to be beaten. */
function RunCard({ name }: Named) {
  const { desktop } = useApp();
  const named = readRunRef(name);
  if (named === null) return <Card picture={<Icon name="leaderboard" />} title={TEXTS.gone} />;
  const { game, run, score } = named;
  return (
    <Card
      picture={<Icon name={game} />}
      title={TEXTS.toBeat(scoreText(game, score))}
      about={MACHINES[game].name}
    >
      {desktop.hasFor(game) && (
        <>
          <Button onClick={() => desktop.openFor(game, `race:${run}`)}>{TEXTS.race}</Button>
          <Button onClick={() => desktop.openFor(game, `watch:${run}`)}>{TEXTS.watch}</Button>
        </>
      )}
    </Card>
  );
}

/** A place of the town at this hour; who may not enter it sees its location from outside (TOWN-6). */
function PlaceCard({ name: place }: Named) {
  const { desktop, services, mode } = useApp();
  const hour = useStore(services.time.night) ? 'night' : 'day';
  const town = useStore(services.town);
  const isBuildMode = useStore(mode).name === 'build';
  const location = locationOf(place);
  const seen = entryTo(place, town, isBuildMode).status === 'entered' ? place : location?.id;
  const { value: url } = useLoaded(async () => {
    const { placePicture } = await import('../../../../town/placePictures.ts');
    return ok(seen === undefined ? null : placePicture(seen, hour));
  }, [seen, hour]);
  if (location === null || !isOnMap(location.id, isBuildMode)) {
    return <Card picture={<Icon name="town-map" />} title={TEXTS.gone} />;
  }
  return (
    <Card
      picture={url === null ? <Icon name="town-map" /> : <Picture url={url} alt="" />}
      title={placeTitle(place, location)}
      about={TEXTS.place}
    >
      {desktop.hasFor('location') && (
        <Button onClick={() => desktop.openFor('location', place)}>{TEXTS.go}</Button>
      )}
    </Card>
  );
}

/** A thing that its name says all of. What reads the name is fetched with the first of its kind. */
interface ByName {
  readonly icon: string;
  readonly title: string;
  readonly opens: 'duel' | 'fortune' | 'character';
  readonly label: string;
  readonly load: () => Promise<{ readonly tellOf: (ref: string) => Told | null }>;
}

/** Makes the card of such a thing, with a button for those who have the program that it opens in. */
const namedCard = ({ icon, title, opens, label, load }: ByName) =>
  function NamedCard({ name }: Named) {
    const { desktop } = useApp();
    const { value } = useLoaded(async () => {
      const { tellOf } = await load();
      return ok({ told: tellOf(name) });
    }, [name]);
    const told = value?.told;
    const picture = <Icon name={icon} />;
    if (told === null) return <Card picture={picture} title={TEXTS.gone} />;
    return (
      <Card
        picture={told?.picture === undefined ? picture : <img src={told.picture} alt="" />}
        title={title}
        {...(told && { about: told.about })}
      >
        {desktop.hasFor(opens) && <Button onClick={() => desktop.openFor(opens, name)}>{label}</Button>}
      </Card>
    );
  };

const CARDS: Readonly<Record<AttachedKind, (props: Named) => React.ReactNode>> = {
  work: WorkCard,
  run: RunCard,
  place: PlaceCard,
  duel: namedCard({
    ...{ icon: 'pocket-juniors', title: TEXTS.duel, opens: 'duel', label: TEXTS.play },
    load: () => import('./duel.ts'),
  }),
  fortune: namedCard({
    ...{ icon: 'zoltar', title: TEXTS.fortune, opens: 'fortune', label: TEXTS.read },
    load: () => import('./fortune.ts'),
  }),
  character: namedCard({
    ...{ icon: 'flunk-creator', title: TEXTS.character, opens: 'character', label: TEXTS.wear },
    load: () => import('./character.ts'),
  }),
};

interface CardProps {
  readonly picture: React.ReactNode;
  readonly title: string;
  readonly about?: string;
  readonly children?: React.ReactNode;
}

function Card({ picture, title, about, children }: CardProps) {
  return (
    <div className={styles.chatCard} role="group" aria-label={title}>
      <span className={styles.chatCardPicture}>{picture}</span>
      <span className={styles.chatCardWords}>
        <b>{title}</b>
        {about !== undefined && <span className={styles.chatCardAbout}>{about}</span>}
        <span className={styles.chatCardButtons}>{children}</span>
      </span>
    </div>
  );
}
