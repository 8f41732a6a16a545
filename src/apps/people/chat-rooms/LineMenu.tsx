import type { MessageReaction } from '@shared/domain/people/chat.ts';
import { PopupMenu } from '../../../overlays/controls/PopupMenu.tsx';
import { lineChoices, type ChoicesParts } from './lineChoices.ts';
import type { Line } from './lines.ts';
import type { RowActions } from './MessageRow.tsx';
import { ReactionChoices } from './ReactionChoices.tsx';
import { CHAT_TEXTS as TEXTS } from './texts.ts';

interface LineMenuProps extends Pick<RowActions, 'react'> {
  readonly line: Line;
  /** Where it was asked for, in pixels of the page. */
  readonly at: { readonly x: number; readonly y: number };
  readonly parts: ChoicesParts;
  readonly onClose: () => void;
}

/** The menu of a line: the six reactions for those who may give one, and what else can be done with it. */
export function LineMenu({ line, at, parts, react, onClose }: LineMenuProps) {
  const choices = lineChoices(line, parts);
  if (choices.length === 0) return null;
  const { message, reactions } = line;
  const canReact = message !== null && react !== null && message.held !== true;
  const onReact = (reaction: MessageReaction, on: boolean): void => {
    onClose();
    if (canReact) react(message.id, reaction, on);
  };
  return (
    <PopupMenu
      label={TEXTS.menu.label(line.name)}
      head={canReact && <ReactionChoices given={reactions} onReact={onReact} />}
      {...{ choices, at, onClose }}
    />
  );
}
