import { penOn } from '../../overlays/pictures/pen.ts';

/** What a picture shows of other files, written into it: a picture that stands alone asks for nothing. */
export interface Inlined {
  /** The file at this address as a `data:` address; null: it is left out. */
  of(address: string): Promise<string | null>;
  /** Style rules or an attribute, with the files at their addresses; `from`: where these are counted from. */
  css(text: string, from?: string): Promise<string>;
  /** What had to be left out: hosts elsewhere, and names of files that did not come. */
  readonly leftOut: ReadonlySet<string>;
}

const IN_CSS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/g;

/** A new one asks for each file once. What is of another site is not asked for: it would forbid that the picture is read. */
export function createInlined(): Inlined {
  const leftOut = new Set<string>();
  const asked = new Map<string, Promise<string | null>>();

  async function read(address: string): Promise<string | null> {
    const url = new URL(address, document.baseURI);
    if (url.protocol === 'data:') return address;
    const isOurs = url.origin === location.origin;
    if (isOurs) {
      const data = await (url.protocol === 'blob:' ? drawnFrom(address) : fetched(url.href)).catch(
        () => null,
      );
      if (data !== null) return data;
    }
    leftOut.add(isOurs ? (url.pathname.split('/').at(-1) ?? '') : url.host);
    return null;
  }
  function of(address: string): Promise<string | null> {
    const known = asked.get(address) ?? read(address);
    asked.set(address, known);
    return known;
  }
  return {
    of,
    leftOut,
    async css(text, from = document.baseURI) {
      const data = new Map<string, string>();
      for (const [whole, double, single, bare] of text.matchAll(IN_CSS)) {
        const address = double ?? single ?? bare ?? '';
        // Data of its own and parts of the page (`#clip`) stay as they are.
        if (data.has(whole) || /^(data:|#)/.test(address)) continue;
        data.set(whole, `url("${(await of(new URL(address, from).href)) ?? 'data:,'}")`);
      }
      return text.replaceAll(IN_CSS, (whole) => data.get(whole) ?? whole);
    },
  };
}

async function fetched(address: string): Promise<string | null> {
  const answer = await fetch(address);
  return answer.ok ? dataUrl(await answer.blob()) : null;
}

/** A file as an address that holds it. */
export const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('it cannot be read'));
    reader.readAsDataURL(file);
  });

/** A picture that the page has made: the policy lets the page show it, and not fetch it. */
async function drawnFrom(address: string): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return drawn(image);
}

/** A picture that is shown, as it is; '' where the browser has no canvas for it. */
export function drawn(image: HTMLImageElement): string {
  const pen = penOn({ width: image.naturalWidth, height: image.naturalHeight });
  pen?.drawImage(image, 0, 0);
  return pen?.canvas.toDataURL() ?? '';
}
