import { ANSWER_MOST } from '../_shared/domain/people/personas/allowed.ts';
import type { ModelMessage } from '../_shared/domain/people/personas/prompt.ts';
import { withoutEnd } from '../_shared/kernel/edges.ts';

/** A language model that answers a conversation. It rejects where it fails, and where it takes too long. */
export interface Model {
  answer(messages: readonly ModelMessage[]): Promise<string>;
}

export interface ModelSettings {
  /** Of an OpenAI-compatible API, up to /chat/completions. */
  readonly url: string;
  readonly model: string;
  /** Empty: none is sent. */
  readonly key: string;
}

/** How long an answer may take, from the request to its last word. */
const WITHIN_MS = 10_000;
/** How much of a stream is read at most (bytes), whatever it is made of. */
const READ_MOST = 256 * 1024;
const TOKENS_MOST = 220;

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
  return { url: withoutEnd(url, '/'), model, key: key ?? '' };
}

interface Choice {
  readonly delta?: { readonly content?: unknown };
  readonly message?: { readonly content?: unknown };
}

/** The text in one JSON answer or one event of a stream; empty: there is none in it. */
function textIn(json: string): string {
  const parsed = JSON.parse(json) as { readonly choices?: readonly Choice[] } | null;
  const [choice] = parsed?.choices ?? [];
  const text = choice?.delta?.content ?? choice?.message?.content;
  return typeof text === 'string' ? text : '';
}

/** Collects a stream of events until it is done, or has as much as an answer may have. */
async function collected(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let [rest, text, read] = ['', '', 0];
  try {
    while (text.length <= ANSWER_MOST * 2 && read < READ_MOST) {
      const { done, value } = await reader.read();
      if (done) break;
      read += value.length;
      const lines = `${rest}${decoder.decode(value, { stream: true })}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [, event = ''] = /^data:(.*)$/.exec(line.trim()) ?? [];
        if (event.trim() === '[DONE]') return text;
        if (event.trim() !== '') text += textIn(event);
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return text;
}

/** A model behind any OpenAI-compatible API, asked for a stream. */
export const openAiModel = (
  { url, model, key }: ModelSettings,
  request: typeof fetch = fetch,
  withinMs = WITHIN_MS,
): Model => ({
  async answer(messages) {
    const answered = await request(`${url}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
      headers: { 'content-type': 'application/json', ...(key !== '' && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages, stream: true, max_tokens: TOKENS_MOST, temperature: 0.8 }),
    });
    if (!answered.ok || answered.body === null) throw new Error(`the model answered ${answered.status}`);
    if (answered.headers.get('content-type')?.includes('application/json') === true) {
      return textIn((await answered.text()).slice(0, READ_MOST));
    }
    return collected(answered.body);
  },
});
