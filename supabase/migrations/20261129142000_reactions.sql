-- Reactions to messages: one person puts each of the six once, and takes it back. What all may read of them stands in the
-- message's own row, so that a page of a room, the end of a room and a broadcast have it without another question.
create table app.chat_reactions (
  message bigint not null references app.chat_messages on delete cascade,
  wallet app.address not null references app.wallets,
  reaction text not null check (reaction in ('thumbs-up', 'heart', 'joy', 'surprise', 'fire', 'candy')),
  created_at timestamptz not null default app.now(),
  primary key (message, wallet, reaction)
);
create index chat_reactions_wallet on app.chat_reactions (wallet);
alter table app.chat_messages add column reactions jsonb;

-- Counts the reactions to a message in its row: how often each was given, by whom (as messages name authors, the first 24 of them),
-- and the how manieth change it is. It acts as the owner, because no one writes into the messages of others. Those who react at
-- once wait for each other. The change is broadcast and caught up with as any other of the message.
create function app.note_reaction() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  reacted bigint := coalesce(new.message, old.message);
begin
  perform from app.chat_messages as one where one.id = reacted for no key update;
  update app.chat_messages as one set reactions = jsonb_build_object(
    'nth', coalesce((one.reactions ->> 'nth')::integer, 0) + 1,
    'given', coalesce((
      select jsonb_agg(jsonb_build_object('reaction', kind.reaction, 'count', kind.count, 'by', kind.authors) order by kind.first)
      from (
        select put.reaction, count(*) as count, min(put.created_at) as first,
          to_jsonb((array_agg(giver.id order by put.created_at, giver.id))[1:24]) as authors
        from app.chat_reactions as put join app.wallets as giver using (wallet)
        where put.message = one.id group by put.reaction
      ) as kind), '[]'))
  where one.id = reacted;
  return null;
end
$$;
create trigger note_reaction after insert or delete on app.chat_reactions
  for each row execute function app.note_reaction();

alter table app.chat_reactions enable row level security;
revoke all on app.chat_reactions from public, anon, authenticated;
create policy gum_api_own_reactions on app.chat_reactions to gum_api
  using (wallet = (select app.current_wallet()))
  with check (wallet = (select app.current_wallet()) and not (select app.is_muted()));
grant select, insert (message, wallet, reaction), delete on app.chat_reactions to gum_api;
revoke all on function app.note_reaction() from public, anon, authenticated;

-- The same as before, with the reactions where there are any.
create or replace function app.shown_message(message app.chat_messages) returns table (shown jsonb) language sql stable
begin atomic
  select jsonb_build_object(
    'id', message.id::text,
    'room_name', place.of_room,
    'author', message.author,
    'username', coalesce(profile.username, 'System'),
    'profile_icon', (select icon from app.shown_icon(profile.wallet, profile.profile_icon)),
    'message_text', case when message.removed_at is null then message.message_text else '' end,
    'created_at', to_char(message.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'is_ai', false,
    'reply_to', message.reply_to::text,
    'edited_at', to_char(message.edited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'removed', message.removed_by)
    || case when place.crowd = 1 then '{}'::jsonb else jsonb_build_object('crowd', place.crowd) end
    || case when message.reactions is null or message.removed_at is not null then '{}'::jsonb
      else jsonb_build_object('reactions', message.reactions) end
    || case when message.held_at is null then '{}'::jsonb else '{"held": true}'::jsonb end
  from app.chat_rooms as place
    left join app.wallets as writer on writer.id = message.author
    left join app.profiles as profile on profile.wallet = writer.wallet
  where place.room = message.room;
end;
