import { ChatPageAnswer, PostedAnswer, type ChatMessage } from '@shared/contract/people/chat.ts';
import type { Room } from '@shared/domain/people/chat.ts';
import type { Product } from './product.ts';
import { walletOf, type Reply, type Visitor } from './visitor.ts';

let names = 0;

/** A member who has a name, and what they do in the rooms. */
export interface Writer {
  readonly browser: Visitor;
  readonly name: string;
  say(text: string, more?: object, headers?: Record<string, string>): Promise<Reply>;
  /** Says it and answers the message. */
  said(text: string, more?: object): Promise<ChatMessage>;
  change(what: 'edits' | 'removals' | 'reports', body: object): Promise<Reply>;
  read(query?: Readonly<Record<string, string>>, room?: Room): Promise<ReturnType<typeof pageOf>>;
}

const pageOf = (reply: Reply) => reply.as(ChatPageAnswer);

/** Gives a signed-in browser a name. */
export async function writerOf({ db }: Product, browser: Visitor): Promise<Writer> {
  names += 1;
  const name = `Writer_${names}`;
  const wallet = walletOf(browser);
  await db.asOwner('insert into app.profiles (wallet, username) values ($1, $2)', [wallet, name]);
  const say: Writer['say'] = (text, more = {}, headers = {}) =>
    browser.post(
      '/api/chat-messages',
      { room_name: 'General Chat', wallet_address: wallet, message_text: text, ...more },
      headers,
    );
  return {
    browser,
    name,
    say,
    said: async (text, more) => (await say(text, more)).as(PostedAnswer).message,
    change: (what, body) => browser.post(`/api/chat-messages/${what}`, { wallet_address: wallet, ...body }),
    read: async (query = {}, room = 'General Chat') =>
      pageOf(await browser.get(`/api/chat-messages?${new URLSearchParams({ room, ...query }).toString()}`)),
  };
}

/** A new member who writes. */
export const newWriter = async (product: Product): Promise<Writer> =>
  writerOf(product, await product.member());
