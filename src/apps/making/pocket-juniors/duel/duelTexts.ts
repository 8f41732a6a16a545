import {
  SEATS_OF_A_TEAM,
  type DuelEvent,
  type DuelLog,
  type Fighter,
  type Seat,
} from '@shared/domain/making/juniors/duel.ts';
import { JUNIORS_TEXTS } from '../texts.ts';

const TEXTS = JUNIORS_TEXTS.duel;

/** What a team is called: its corner's color. */
export const teamName = (team: 0 | 1): string => TEXTS.teams[team];

/** 'Blue 1, MATH'. */
export const seatName = ({ seat, team, class: kind }: Fighter): string =>
  `${teamName(team)} ${(seat % SEATS_OF_A_TEAM) + 1}, ${kind.name}`;

/** An event in words; null: the log does not list this kind of event. */
export function duelLine(event: DuelEvent, { fighters }: DuelLog): string | null {
  const name = (seat: Seat): string => {
    const fighter = fighters.find((one) => one.seat === seat);
    return fighter === undefined ? '' : `${teamName(fighter.team)} ${(seat % SEATS_OF_A_TEAM) + 1}`;
  };
  switch (event.type) {
    case 'strike': {
      const does = TEXTS.does(name(event.by), event.spell, name(event.at));
      if (event.outcome === 'missed') return TEXTS.misses(does);
      return TEXTS.hits(does, event.damage, event.caught, event.outcome === 'critical');
    }
    case 'guard':
      return TEXTS.guards(name(event.by), event.spell, event.healed, event.shield);
    case 'poison':
      return TEXTS.suffers(name(event.at), event.damage);
    case 'out':
      return TEXTS.out(name(event.at));
    case 'end':
      return event.winner === null ? TEXTS.drawn : TEXTS.won(teamName(event.winner));
    case 'round':
      return null;
  }
}
