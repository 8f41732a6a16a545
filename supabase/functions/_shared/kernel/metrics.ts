/** A value for each combination of labels; one without labels has the key ''. */
type Samples = Map<string, number>;

export type Labels = Readonly<Record<string, string>>;

export interface Metrics {
  /** A number that only grows, for each combination of labels that it was given. */
  counter(name: string, help: string): (labels: Labels, by?: number) => void;
  /** How often a quantity was at most so large, for each combination of labels. */
  histogram(name: string, help: string, bounds: readonly number[]): (labels: Labels, value: number) => void;
  /** A number that is asked when it is read; null: it is not known. */
  gauge(name: string, help: string, read: () => number | null | Promise<number | null>): void;
  /** All of them in the text form that Prometheus reads. */
  text(): Promise<string>;
}

const escaped = (value: string): string =>
  value
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll('\n', String.raw`\n`);

const keyOf = (labels: Labels): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',');

const add = (samples: Samples, key: string, by: number) => samples.set(key, (samples.get(key) ?? 0) + by);
const line = (name: string, key: string, value: number) => `${name}${key === '' ? '' : `{${key}}`} ${value}`;
const linesOf = (name: string, samples: Samples) =>
  [...samples].map(([key, value]) => line(name, key, value));
const joined = (...keys: readonly string[]) => keys.filter((key) => key !== '').join(',');

/**
 * What an operator measures, kept in the memory of this process. Labels take few values, named in the code: each
 * combination is kept for as long as the process lives.
 */
export function newMetrics(): Metrics {
  const families: { readonly head: string; readonly lines: () => Promise<readonly string[]> }[] = [];
  const family = (name: string, help: string, type: string, lines: () => Promise<readonly string[]>) =>
    families.push({ head: `# HELP ${name} ${help}\n# TYPE ${name} ${type}`, lines });

  return {
    counter(name, help) {
      const samples: Samples = new Map();
      family(name, help, 'counter', async () => linesOf(name, samples));
      return (labels, by = 1) => void add(samples, keyOf(labels), by);
    },
    histogram(name, help, bounds) {
      const buckets: Samples = new Map();
      const sums: Samples = new Map();
      const counts: Samples = new Map();
      family(name, help, 'histogram', async () => [
        ...linesOf(`${name}_bucket`, buckets),
        ...linesOf(`${name}_sum`, sums),
        ...linesOf(`${name}_count`, counts),
      ]);
      return (labels, value) => {
        const key = keyOf(labels);
        // Every bucket is there from the first value on, and each counts what the smaller ones count.
        for (const bound of [...bounds, Infinity]) {
          const le = `le="${bound === Infinity ? '+Inf' : bound}"`;
          add(buckets, joined(key, le), value <= bound ? 1 : 0);
        }
        add(sums, key, value);
        add(counts, key, 1);
      };
    },
    gauge(name, help, read) {
      family(name, help, 'gauge', async () => {
        const value = await read();
        return value === null ? [] : [line(name, '', value)];
      });
    },
    async text() {
      const all = await Promise.all(families.map(async ({ head, lines }) => [head, ...(await lines())]));
      return `${all.flat().join('\n')}\n`;
    },
  };
}
