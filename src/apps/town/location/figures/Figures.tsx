import { useEffect, useMemo, useRef, useState, memo, useLayoutEffect } from 'react';
import { FACES_SHOWN } from '@shared/domain/town/presence.ts';
import type { Room } from '@shared/domain/people/chat.ts';
import { locationOf } from '@shared/domain/town/town.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { PopupMenu, type MenuChoice } from '../../../../overlays/controls/PopupMenu.tsx';
import { useStore } from '../../../../overlays/useStore.ts';
import type { Person } from '../../../../services/presence/people.ts';
import { companyOf } from '../company.ts';
import { LOCATION_TEXTS as TEXTS } from '../texts.ts';
import { tourOf } from '../tour.ts';
import { usePicture } from '../../../../overlays/usePicture.ts';
import type { AppContext } from '../../../../kernel/app.ts';
import { HEIGHT, WIDTH, type Pose, type Colors, ARMS, BODY, HEAD, PLAIN_HEAD, type Part } from './body.ts';
import styles from './figures.module.css';
import { bundle } from '@bundles/faces.ts';
import { picturePath } from '@shared/domain/collection/collection.ts';
import { readProfileIcon } from '@shared/domain/people/profileIcon.ts';
import { cutOut } from './cutOut.ts';

/** Portraits are drawn on a grid of so many pixels, or half as many. */
const GRID = 96;

/** The part of a picture that is a portrait, in its own pixels; absent: all of it. */
interface Source {
  readonly url: string;
  readonly frame?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
}

async function sourceOf(icon: string): Promise<Source | null> {
  const shown = readProfileIcon(icon);
  if (shown === null) return null;
  if (shown.kind === 'face') return { url: bundle.atlas.url, frame: bundle.atlas.frames[shown.face] };
  if (shown.kind === 'token') return { url: picturePath(shown.collection, shown.tokenId) };
  const { flunkUrl } = await import('../../../../overlays/drawnFlunk.ts');
  const url = flunkUrl(shown.code);
  return url === null ? null : { url };
}

/** A canvas whose pixels stay as they are when it is drawn smaller; null: this browser has none. */
function canvasOf(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context !== null) context.imageSmoothingEnabled = false;
  return context;
}

/**
 * The head of a person by their picture, as a figure wears it: cut out of its background and drawn small, nearest
 * pixel by nearest pixel. Null: the icon names no picture, or it does not come.
 */
async function loadHead(icon: string): Promise<HTMLCanvasElement | null> {
  const source = await sourceOf(icon);
  if (source === null) return null;
  const image = new Image();
  image.src = source.url;
  await image.decode();
  const whole = canvasOf(GRID, GRID);
  const head = canvasOf(HEAD.width, HEAD.height);
  if (whole === null || head === null) return null;
  const { x, y, w, h } = source.frame ?? { x: 0, y: 0, w: image.naturalWidth, h: image.naturalHeight };
  whole.drawImage(image, x, y, w, h, 0, 0, GRID, GRID);
  const pixels = whole.getImageData(0, 0, GRID, GRID);
  cutOut(pixels.data, GRID);
  const isEmpty = pixels.data.every((value, index) => index % 4 < 3 || value === 0);
  if (isEmpty) return null;
  whole.putImageData(pixels, 0, 0);
  head.drawImage(whole.canvas, 0, 0, HEAD.width, HEAD.width);
  return head.canvas;
}

/** What a wave shows, one after the other, each for so long (ms). */
const WAVE: readonly Pose[] = ['up', 'aside', 'up', 'aside', 'up'];

const STEP_MS = 200;

/** The announcement of a wave stays for so long (ms); then it goes, so that a screen reader says the next one too. */
const TOLD_MS = 2_000;

/** Rooms of the messenger that suit a location: two who meet there come into the same one. */
const ROOMS: Readonly<Record<string, Room>> = {
  'high-school': 'Study Hall',
  arcade: 'Gaming Lounge',
  'geeks-house': 'Gaming Lounge',
  'flunk-fm': 'Music & Chill',
  'four-thieves-bar': 'Music & Chill',
};

/** The room of the messenger in which people meet who are at a place. */
const meetingRoom = (place: string): Room => ROOMS[locationOf(place)?.id ?? ''] ?? 'General Chat';

/** Coats: color, shade and light. */
const COATS = [
  ['#e43b44', '#9e2835', '#f77622'],
  ['#0095e9', '#124e89', '#2ce8f5'],
  ['#3e8948', '#265c42', '#63c74d'],
  ['#68386c', '#3e2744', '#b55088'],
  ['#feae34', '#be4a2f', '#fee761'],
  ['#c0cbdc', '#8b9bb4', '#ffffff'],
  ['#b86f50', '#743f39', '#e4a672'],
  ['#3a4466', '#262b44', '#5a6988'],
] as const;
const SKINS = [
  ['#ead4aa', '#e4a672'],
  ['#e4a672', '#b86f50'],
  ['#b86f50', '#743f39'],
  ['#733e39', '#3e2731'],
] as const;
const TROUSERS = [
  ['#3a4466', '#262b44'],
  ['#5a6988', '#3a4466'],
  ['#743f39', '#3e2731'],
] as const;

/** A number that a name always gives, and similar names give far apart (FNV-1a). */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** What a person of this name wears, everywhere and always. */
function colorsOf(name: string): Colors {
  const hash = hashOf(name);
  const [c, d, l] = COATS[hash % COATS.length] ?? COATS[0];
  const [s, t] = SKINS[(hash >>> 8) % SKINS.length] ?? SKINS[0];
  const [p, q] = TROUSERS[(hash >>> 16) % TROUSERS.length] ?? TROUSERS[0];
  return { '#': '#181425', s, t, c, d, l, p, q, w: '#ffffff' };
}

interface FigureProps {
  readonly person: Person;
  readonly pose: Pose;
}

/** A person as a small Flunk. It is drawn when it changes, and otherwise costs nothing. */
const Figure = memo(function Figure({ person, pose }: FigureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const head = usePicture(person.icon, loadHead);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) paintFigure(context, pose, colorsOf(person.username), head);
  }, [person.username, pose, head]);
  return <canvas ref={canvas} width={WIDTH} height={HEIGHT} aria-hidden="true" />;
});

/** How much of the picture's foot the figures take, their names included, in logical pixels. */
const FOOT = 60;
/** A figure steps out of the picture for so long (ms). */
const LEAVING_MS = 240;

interface Asked {
  readonly name: string;
  readonly at: { readonly x: number; readonly y: number };
}

/** Those who are with the person, at the foot of the picture. A press on one asks what to do with them. */
export function Figures({ place }: { readonly place: string }) {
  const app = useApp();
  const together = companyOf(app);
  const { foot } = tourOf(app);
  const { people, count } = useStore(together);
  const isStill = useStore(app.reducedMotion);
  const { poses, told } = useWaves(app);
  const drawn = useMemo(() => people.slice(0, FACES_SHOWN), [people]);
  const shown = useLeaving(drawn, isStill ? 0 : LEAVING_MS);
  const [asked, setAsked] = useState<Asked | null>(null);
  const here = new Set(people.map(({ username }) => username));
  const more = count - drawn.length;

  const hasFigures = people.length > 0;
  useEffect(() => {
    foot.set(hasFigures ? FOOT : 0);
    return () => foot.set(0);
  }, [foot, hasFigures]);

  const choicesFor = (name: string): readonly MenuChoice[] => [
    ...(app.desktop.hasFor('profile-page')
      ? [{ label: TEXTS.page, run: () => app.desktop.openFor('profile-page', name) }]
      : []),
    ...(app.desktop.hasFor('chat')
      ? [{ label: TEXTS.chat, run: () => app.desktop.openFor('chat', meetingRoom(place)) }]
      : []),
  ];
  const choices = asked === null || !here.has(asked.name) ? [] : choicesFor(asked.name);
  return (
    <>
      <p className="w95-sr" role="status">
        {told === null ? '' : TEXTS.waves(told)}
      </p>
      {shown.length > 0 && (
        <ul className={styles.figures} aria-label={TEXTS.here} data-still={isStill || undefined}>
          {shown.map((person) => (
            <li key={person.username} data-leaving={!here.has(person.username) || undefined}>
              <button
                type="button"
                className={styles.figure}
                aria-haspopup="menu"
                disabled={!here.has(person.username)}
                onClick={({ currentTarget }) => {
                  const { left, top } = currentTarget.getBoundingClientRect();
                  setAsked({ name: person.username, at: { x: left, y: top } });
                }}
              >
                <Figure person={person} pose={poses.get(person.username) ?? 'stand'} />
                <span>{person.username}</span>
              </button>
            </li>
          ))}
          {more > 0 && (
            <li className={styles.figuresMore}>
              <span aria-hidden="true">+{more}</span>
              <span className="w95-sr">{TEXTS.more(more)}</span>
            </li>
          )}
        </ul>
      )}
      {asked !== null && choices.length > 0 && (
        <PopupMenu label={asked.name} choices={choices} at={asked.at} above onClose={() => setAsked(null)} />
      )}
    </>
  );
}

/** Those who are here, and for so long (ms) those who have just left, in their places. */
function useLeaving(here: readonly Person[], milliseconds: number): readonly Person[] {
  const [leaving, setLeaving] = useState<readonly (readonly [place: number, person: Person])[]>([]);
  const latest = useRef(here);
  useEffect(() => {
    const before = latest.current;
    latest.current = here;
    const now = new Set(here.map(({ username }) => username));
    const gone = [...before.entries()].filter(([, { username }]) => !now.has(username));
    if (gone.length === 0 || milliseconds === 0) return undefined;
    setLeaving(gone);
    const timer = setTimeout(() => setLeaving([]), milliseconds);
    return () => {
      clearTimeout(timer);
      setLeaving([]);
    };
  }, [here, milliseconds]);
  const shown = [...here];
  for (const [place, person] of leaving) {
    if (here.every(({ username }) => username !== person.username)) shown.splice(place, 0, person);
  }
  return shown;
}

/** Draws a figure in one pose. `head` is its own picture's; null: a plain one. */
function paintFigure(
  context: CanvasRenderingContext2D,
  pose: Pose,
  colors: Colors,
  head: CanvasImageSource | null,
): void {
  context.clearRect(0, 0, WIDTH, HEIGHT);
  paintPart(context, BODY, colors);
  if (head === null) paintPart(context, PLAIN_HEAD, colors);
  else context.drawImage(head, HEAD.x, 0);
  paintPart(context, ARMS[pose], colors);
}

function paintPart(context: CanvasRenderingContext2D, { x, y, rows }: Part, colors: Colors): void {
  const known: Readonly<Record<string, string>> = colors;
  for (const [row, letters] of rows.entries()) {
    for (const [column, letter] of [...letters].entries()) {
      const color = known[letter];
      if (color === undefined) continue;
      context.fillStyle = color;
      context.fillRect(x + column, y + row, 1, 1);
    }
  }
}

/** The poses of those who wave, by their names, and who waved last. A wave sounds, and ends by itself. */
function useWaves(app: AppContext): {
  readonly poses: ReadonlyMap<string, Pose>;
  readonly told: string | null;
} {
  const [poses, setPoses] = useState<ReadonlyMap<string, Pose>>(new Map());
  const [told, setTold] = useState<string | null>(null);
  useEffect(() => {
    const steps = new Map<string, ReturnType<typeof setTimeout>>();
    let telling: ReturnType<typeof setTimeout> | undefined;

    function show(name: string, step: number): void {
      const pose = WAVE[step];
      // Under reduced motion the arm is up for as long, and does not move.
      const shown = pose === undefined ? 'stand' : app.reducedMotion.get() ? 'up' : pose;
      setPoses((before) => new Map(before).set(name, shown));
      clearTimeout(steps.get(name));
      if (pose === undefined) steps.delete(name);
      else
        steps.set(
          name,
          setTimeout(() => show(name, step + 1), STEP_MS),
        );
    }
    const stop = companyOf(app).onWave(({ username }) => {
      app.sound('wave');
      show(username, 0);
      setTold(username);
      clearTimeout(telling);
      telling = setTimeout(() => setTold(null), TOLD_MS);
    });
    return () => {
      stop();
      clearTimeout(telling);
      for (const timer of steps.values()) clearTimeout(timer);
    };
  }, [app]);
  return { poses, told };
}
