import type { Result } from '@shared/kernel/result.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { copyText } from '../../../overlays/copyText.ts';
import type { Chat } from '../../../services/chat/chat.ts';
import { ASK_TEXTS as TEXTS } from './texts.ts';

/** What asks the person before it is done, or tells them what came of it. */
export interface Asks {
  /** Opens a link in a tab of its own, once the person has read where it leads. */
  readonly follow: (url: string, host: string) => void;
  /** Says why a call was refused. */
  readonly tell: (call: Promise<Result<null>>) => Promise<void>;
  /** Puts a text on the clipboard, and says where the browser does not let it. */
  readonly copy: (text: string) => Promise<void>;
  readonly block: (author: string, name: string) => Promise<void>;
  readonly unblock: (author: string) => Promise<void>;
  readonly report: (id: string, name: string) => Promise<void>;
}

export function createAsks({ desktop }: Pick<AppContext, 'desktop'>, chat: Chat): Asks {
  async function tell(call: Promise<Result<null>>): Promise<void> {
    const answer = await call;
    if (answer.ok) return;
    await desktop.ask({ title: TEXTS.failed, message: answer.error.message, icon: 'error' });
  }
  async function follow(url: string, host: string): Promise<void> {
    const { title, message, open, stay } = TEXTS.link;
    const answer = await desktop.ask({
      title,
      message: message(host),
      icon: 'question',
      details: [[TEXTS.address, url.length > 100 ? `${url.slice(0, 99)}…` : url]],
      buttons: [open, stay],
      defaultButton: 1,
    });
    if (answer !== open) return;
    window.open(url, '_blank', 'noopener,noreferrer');
  }
  return {
    tell,
    async copy(text) {
      if (await copyText(text)) return;
      await desktop.ask({ title: TEXTS.failed, message: TEXTS.notCopied, icon: 'error' });
    },
    follow: (url, host) => void follow(url, host),
    async block(author, name) {
      const { blockPerson } = await import('../../../overlays/block.ts');
      await blockPerson({ desktop }, name, () => chat.block(author, true));
    },
    unblock: (author) => tell(chat.block(author, false)),
    async report(id, name) {
      const { reportText } = await import('../../../overlays/report.ts');
      await reportText({ desktop }, { kind: 'message', name }, (reason) => chat.report(id, reason));
    },
  };
}
