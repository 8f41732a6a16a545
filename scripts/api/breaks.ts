/** The fields of a route by their names, each with its type as docs/API.md writes it. */
type Fields = ReadonlyMap<string, string>;

interface Documented {
  readonly sends: Fields;
  readonly answers: Fields;
}

const OPTIONAL = ', optional';
/** `, 1 to 200 characters` or `, at least 1`, at the end of a type. */
const SPAN = /, (?:(\d+) to (\d+)|at least (\d+))(?: characters)?$/;

/**
 * What a page that was opened before a deploy would stumble over: routes and fields that are gone, fields that have to be
 * sent now, and types that take less or answer something else. More routes, more fields, and more named values break
 * nothing: pages pass over what they do not know.
 *
 * @param before docs/API.md as the pages know it
 * @param after docs/API.md as the routes are now
 * @returns a sentence for each; none: pages of before go on
 */
export function breaksOf(before: string, after: string): readonly string[] {
  const now = documentedIn(after);
  return [...documentedIn(before)].flatMap(([route, was]) => {
    const is = now.get(route);
    if (!is) return [`${route} is gone`];
    return [...brokenSends(was.sends, is.sends), ...brokenAnswers(was.answers, is.answers)].map(
      (broken) => `${route}: ${broken}`,
    );
  });
}

function documentedIn(text: string): ReadonlyMap<string, Documented> {
  const routes = new Map<string, { sends: Map<string, string>; answers: Map<string, string> }>();
  let route = { sends: new Map<string, string>(), answers: new Map<string, string>() };
  let fields = route.sends;
  for (const line of text.split('\n')) {
    const [, name] = /^### (\S+ \S+)$/.exec(line) ?? [];
    const [, head = ''] = /^\| (Sends|Answers) /.exec(line) ?? [];
    const [, field, type] = /^\| `([^`]+)` *\| (.*?) *\|/.exec(line) ?? [];
    if (name !== undefined) routes.set(name, (route = { sends: new Map(), answers: new Map() }));
    if (head !== '') fields = head === 'Sends' ? route.sends : route.answers;
    if (field !== undefined && type !== undefined) fields.set(field, type);
  }
  return routes;
}

function brokenSends(before: Fields, after: Fields): readonly string[] {
  return [...after].flatMap(([name, type]) => {
    const was = before.get(name);
    // A field within one that is new or optional is sent by those alone who know of it.
    const isWithin = [...after].some(([outer, of]) => isIn(name, outer) && of.endsWith(OPTIONAL));
    if (was === undefined) {
      const isNew = [...after.keys()].some((outer) => isIn(name, outer) && !before.has(outer));
      return type.endsWith(OPTIONAL) || isWithin || isNew ? [] : [`${name} has to be sent`];
    }
    if (was.endsWith(OPTIONAL) && !type.endsWith(OPTIONAL)) return [`${name} has to be sent`];
    return takes(bare(type), bare(was)) ? [] : [`${name} takes ${bare(type)}, no longer ${bare(was)}`];
  });
}

function brokenAnswers(before: Fields, after: Fields): readonly string[] {
  return [...before].flatMap(([name, was]) => {
    const type = after.get(name);
    if (type === undefined) return [`${name} is no longer answered`];
    if (type.endsWith(OPTIONAL) && !was.endsWith(OPTIONAL)) return [`${name} may be absent`];
    const known = alternativesOf(was).map(withoutSpan);
    const strange = alternativesOf(type).filter(
      (one) => !known.includes(withoutSpan(one)) && !(isNamed(one) && known.some(isNamed)),
    );
    return strange.length === 0 ? [] : [`${name} answers ${strange.join(' or ')}, not only ${bare(was)}`];
  });
}

const isIn = (name: string, outer: string): boolean =>
  name.startsWith(`${outer}.`) || name.startsWith(`${outer}[]`);
const bare = (type: string): string => (type.endsWith(OPTIONAL) ? type.slice(0, -OPTIONAL.length) : type);
const alternativesOf = (type: string): readonly string[] => bare(type).split(' or ');
const withoutSpan = (type: string): string => type.replace(SPAN, '');
const isNamed = (alternative: string): boolean => alternative.startsWith('"');

/** Whether all that fits the one type fits the other. */
function takes(type: string, was: string): boolean {
  const [all, each] = [alternativesOf(type), alternativesOf(was)];
  return each.every((one) =>
    all.some((other) => withoutSpan(other) === withoutSpan(one) && holds(other, one)),
  );
}

function holds(type: string, was: string): boolean {
  const [[least, most], [wasLeast, wasMost]] = [spanOf(type), spanOf(was)];
  return least <= wasLeast && most >= wasMost;
}

function spanOf(type: string): readonly [least: number, most: number] {
  const [, from, to, least] = SPAN.exec(type) ?? [];
  return [Number(from ?? least ?? -Infinity), Number(to ?? Infinity)];
}
