import { bundle } from '@bundles/messenger.ts';
import { isAgent, type AgentId } from '@shared/domain/people/personas/cast.ts';

const PICTURES: Readonly<Record<AgentId, keyof typeof bundle.pictures>> = {
  FlunkBot: 'flunkbot',
  StudyBuddy: 'wzrd',
  TownGossip: 'town-gossip',
  SportsCenter90s: 'sportscenter',
};

const PREFIX = 'persona:';

/** What a persona has in the place of a person's icon. The server keeps no such icon of a person. */
export const personaIcon = (agent: AgentId): string => `${PREFIX}${agent}`;

/** The portrait that an icon stands for; null: it is not that of a persona. */
export function personaPicture(icon: string | null): string | null {
  const agent = icon?.startsWith(PREFIX) === true ? icon.slice(PREFIX.length) : null;
  return isAgent(agent) ? bundle.pictures[PICTURES[agent]].url : null;
}
