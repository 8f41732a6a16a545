import { clockHour, isNightHour, type TimeConfig } from '@shared/domain/town/dayNight.ts';
import { PixelRows } from '../../../overlays/controls/PixelPicture.tsx';
import { DAY_NIGHT_TEXTS as TEXTS } from './texts.ts';
import styles from './dayNight.module.css';

/** A day of them has room on the narrowest phone. */
const CELL = 10;
const WIDTH = 24 * CELL;
const SKY = 30;
const HEIGHT = 52;

const SUN = ['...#...', '.#...#.', '..###..', '#.###.#', '..###..', '.#...#.', '...#...'];
const MOON = ['..##...', '.##....', '##.....', '##.....', '###...#', '.#####.', '..###..'];
const SHINE = { '#': '#ffe870' };
const GLOW = { '#': '#e8ecff' };

/** The sky over the town in bands, from the top down: height and color. */
const DAY: readonly (readonly [number, string])[] = [
  [12, '#5090d0'],
  [8, '#78b0e0'],
  [6, '#a8d0f0'],
  [4, '#508048'],
];
const NIGHT: readonly (readonly [number, string])[] = [
  [12, '#0c1034'],
  [8, '#141c50'],
  [6, '#202c6c'],
  [4, '#102018'],
];
/** Where stars stand in a cell of the night; every third cell is alike. */
const STARS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [3, 4],
    [7, 14],
  ],
  [
    [4, 9],
    [8, 3],
  ],
  [
    [2, 17],
    [6, 5],
  ],
];

/** The hours of a day as these hours of day and night make them, and a mark at the hour that it is. */
export function HourStrip({ config, now }: { readonly config: TimeConfig; readonly now: number }) {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const night = hours.map((hour) => isNightHour(hour, config));
  return (
    <svg
      className={styles.dayNightStrip}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={sentence(config, now)}
    >
      {hours.map((hour) => (
        <Cell key={hour} hour={hour} night={night[hour] === true} />
      ))}
      <Disc
        rows={SUN}
        colors={SHINE}
        hours={hours.filter((hour) => !night[hour])}
        from={config.dayStartHour}
      />
      <Disc
        rows={MOON}
        colors={GLOW}
        hours={hours.filter((hour) => night[hour])}
        from={config.nightStartHour}
      />
      <path d={`M${now * CELL + CELL / 2} ${SKY + 1}h1v1h1v1h1v1h-5v-1h1v-1h1z`} fill="var(--text)" />
      {[0, 6, 12, 18].map((hour) => (
        <text key={hour} x={hour * CELL + 1} y={HEIGHT - 4} fill="var(--text)">
          {clockHour(hour)}
        </text>
      ))}
    </svg>
  );
}

function Cell({ hour, night }: { readonly hour: number; readonly night: boolean }) {
  const bands = night ? NIGHT : DAY;
  return (
    <g transform={`translate(${hour * CELL} 0)`}>
      {bands.map(([height, color], index) => (
        <rect
          key={color}
          y={bands.slice(0, index).reduce((sum, [above]) => sum + above, 0)}
          width={CELL}
          height={height}
          fill={color}
        />
      ))}
      {night &&
        STARS[hour % STARS.length]?.map(([x, y]) => (
          <rect key={x} x={x} y={y} width={1} height={1} fill="#c8d0ff" />
        ))}
      {hour > 0 && <rect width={1} height={SKY} fill="#000000" opacity={0.18} />}
    </g>
  );
}

interface DiscProps {
  readonly rows: readonly string[];
  readonly colors: Readonly<Record<string, string>>;
  /** The hours in which it shines; when empty it is not drawn. */
  readonly hours: readonly number[];
  readonly from: number;
}

/** Sun or moon, in the middle of its hours. */
function Disc({ rows, colors, hours, from }: DiscProps) {
  if (hours.length === 0) return null;
  // With equal hours there is only day or only night, so that sun or moon stands in the middle.
  const middle = hours.length === 24 ? 12 * CELL : Math.round((from + hours.length / 2) * CELL) % WIDTH;
  const x = Math.min(WIDTH - 10, Math.max(3, middle - 3));
  return (
    <g transform={`translate(${x} 6)`}>
      <PixelRows rows={rows} colors={colors} />
    </g>
  );
}

function sentence({ dayStartHour, nightStartHour }: TimeConfig, now: number): string {
  const it = `It is ${clockHour(now)} there now.`;
  if (dayStartHour === nightStartHour) return `${TEXTS.noNight} ${it}`;
  return `Day from ${clockHour(dayStartHour)} to ${clockHour(nightStartHour)}, night from then on. ${it}`;
}
