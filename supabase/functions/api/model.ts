import { ANSWER_MOST } from '../_shared/domain/people/personas/allowed.ts';
import type { ModelMessage } from '../_shared/domain/people/personas/prompt.ts';
import { withoutEnd } from '../_shared/kernel/edges.ts';

/** What a language model said. */
export interface Said {
  readonly text: string;
  /** False: its time, its room or the connection ended before it was done. */
  readonly isWhole: boolean;
}

/** A language model that answers a conversation. It rejects where it fails, and where its time ends before it has said anything. */
export interface Model {
  /** How many tokens may be used in a UTC day, those of questions and answers together. */
  readonly tokensADay: number;
  answer(messages: readonly ModelMessage[]): Promise<Said>;
}

export interface ModelSettings {
  /** Of an OpenAI-compatible API, up to /chat/completions. */
  readonly url: string;
  readonly model: string;
  /** Empty: none is sent. */
  readonly key: string;
  readonly tokensADay: number;
}

/** How long an answer may take, from the request to its last word. */
const WITHIN_MS = 10_000;
/** How much of a stream is read at most (bytes), whatever it is made of. */
const READ_MOST = 256 * 1024;
const TOKENS_MOST = 220;
/** What a day may use where AI_CHAT_TOKENS_A_DAY says nothing: about a thousand answers. */
const TOKENS_A_DAY = 2_000_000;
/** So many bytes are one token at least. Texts in English have four a token. */
const BYTES_A_TOKEN = 3;
/** What a message has around it, in tokens. */
const AROUND_MESSAGE = 4;

/** How many tokens a question uses with its answer, at most: services count them alike enough and not all of them tell. */
export const tokensOf = (messages: readonly ModelMessage[]): number =>
  messages.reduce(
    (sum, { content }) =>
      sum + AROUND_MESSAGE + Math.ceil(new TextEncoder().encode(content).length / BYTES_A_TOKEN),
    TOKENS_MOST,
  );

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/**
 * Reads which model answers for the personas; null: none is configured.
 *
 * @throws with what is wrong with it
 */
export function modelSettings(read: (name: string) => string | undefined): ModelSettings | null {
  const [url, model, key] = ['AI_CHAT_URL', 'AI_CHAT_MODEL', 'AI_CHAT_KEY'].map(
    (name) => read(name)?.trim() ?? '',
  );
  if (!url && !model) return null;
  if (!url || !model) throw new Error('AI_CHAT_URL and AI_CHAT_MODEL belong together (.env.example).');
  const parsed = URL.parse(url);
  if (
    parsed === null ||
    !(parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLoopback(parsed.hostname)))
  ) {
    throw new Error('AI_CHAT_URL is not an https address.');
  }
  const tokens = read('AI_CHAT_TOKENS_A_DAY')?.trim() ?? '';
  if (!/^\d{0,12}$/.test(tokens)) throw new Error('AI_CHAT_TOKENS_A_DAY is not a whole number.');
  const tokensADay = tokens === '' ? TOKENS_A_DAY : Number(tokens);
  return { url: withoutEnd(url, '/'), model, key: key ?? '', tokensADay };
}

interface Choice {
  readonly delta?: { readonly content?: unknown };
  readonly message?: { readonly content?: unknown };
  /** Why it ended: 'length' where it had no more room. Null or absent: it goes on. */
  readonly finish_reason?: unknown;
}

/** What is in one JSON answer or one event of a stream. An empty text: nothing is said in it. */
function partIn(json: string): { readonly text: string; readonly isLast: boolean; readonly isCut: boolean } {
  const parsed = JSON.parse(json) as { readonly choices?: readonly Choice[] } | null;
  const [choice] = parsed?.choices ?? [];
  const text = choice?.delta?.content ?? choice?.message?.content;
  const reason = choice?.finish_reason;
  return {
    text: typeof text === 'string' ? text : '',
    isLast: typeof reason === 'string',
    isCut: reason === 'length',
  };
}

/** The text of a body as it comes, up to READ_MOST bytes of it. */
async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (let read = 0; read < READ_MOST;) {
      const { done, value } = await reader.read();
      if (done) return;
      read += value.length;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** What is said in one JSON answer. */
async function answered(body: ReadableStream<Uint8Array>): Promise<Said> {
  let json = '';
  for await (const text of textOf(body)) json += text;
  const { text, isCut } = partIn(json);
  return { text, isWhole: !isCut };
}

/** Collects a stream of events until it is done or cut, or has as much as an answer may have. */
async function collected(body: ReadableStream<Uint8Array>): Promise<Said> {
  let [rest, text] = ['', ''];
  const parts = textOf(body);
  try {
    while (text.length <= ANSWER_MOST * 2) {
      // Of a service that is too slow, or a connection that broke, stays what was said before.
      const next = await parts.next().catch((fault: unknown) => {
        if (text === '') throw fault;
        return null;
      });
      if (next === null || next.done === true) break;
      const lines = `${rest}${next.value}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const event = /^data:(.*)$/.exec(line.trim())?.[1]?.trim() ?? '';
        if (event === '[DONE]') return { text, isWhole: true };
        if (event === '') continue;
        const part = partIn(event);
        text += part.text;
        if (part.isLast) return { text, isWhole: !part.isCut };
      }
    }
  } finally {
    // Whatever ended it: a service that keeps the connection open is not waited for.
    await parts.return();
  }
  return { text, isWhole: false };
}

/** A model behind any OpenAI-compatible API, asked for a stream. */
export const openAiModel = (
  { url, model, key, tokensADay }: ModelSettings,
  request: typeof fetch = fetch,
  withinMs = WITHIN_MS,
): Model => ({
  tokensADay,
  async answer(messages) {
    const response = await request(`${url}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
      headers: { 'content-type': 'application/json', ...(key !== '' && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages, stream: true, max_tokens: TOKENS_MOST, temperature: 0.8 }),
    });
    if (!response.ok || response.body === null) throw new Error(`the model answered ${response.status}`);
    const isJson = response.headers.get('content-type')?.includes('application/json') === true;
    return isJson ? answered(response.body) : collected(response.body);
  },
});
