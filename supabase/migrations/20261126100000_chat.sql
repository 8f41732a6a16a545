-- The four rooms of the messenger that people write in. A message names its author by the uuid of their wallet's row
-- (app.wallets.id), and nowhere the wallet: everything that is broadcast is made from it.
create table app.chat_rooms (
  room text primary key check (char_length(room) between 1 and 40),
  -- How many messages all could read so far, removed ones too, and the newest of them.
  written bigint not null default 0 check (written >= 0),
  last_message bigint
);
insert into app.chat_rooms (room) values ('General Chat'), ('Gaming Lounge'), ('Study Hall'), ('Music & Chill');

create table app.chat_messages (
  -- Ascends within a room in the order of the commits, because its writer holds the room (db/chat.ts).
  id bigint generated always as identity primary key,
  room text not null references app.chat_rooms,
  -- Null: the system.
  author uuid references app.wallets (id),
  message_text text not null check (char_length(message_text) between 1 and 500),
  -- Of the same room. What it names may be no longer kept.
  reply_to bigint,
  created_at timestamptz not null default app.now(),
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by text check (removed_by in ('author', 'operator')),
  -- Until an operator has released it, its author alone reads it.
  held_at timestamptz,
  -- When it was last written, edited, removed, put back or released, for those who catch up.
  changed_at timestamptz not null default app.now(),
  check ((removed_at is null) = (removed_by is null))
);
create index chat_messages_pages on app.chat_messages (room, id);
create index chat_messages_changes on app.chat_messages (room, changed_at, id);
create index chat_messages_of_author on app.chat_messages (author, id);
create index chat_messages_age on app.chat_messages (created_at);
create index chat_messages_held on app.chat_messages (id) where held_at is not null;
create index chat_messages_removed on app.chat_messages (created_at, id) where removed_by = 'operator';

create table app.chat_reports (
  message bigint not null references app.chat_messages on delete cascade,
  wallet app.address not null references app.wallets,
  reason text not null check (reason in ('spam', 'scam', 'harassment', 'hate', 'other')),
  created_at timestamptz not null default app.now(),
  -- When an operator decided; null: it waits for one.
  settled_at timestamptz,
  primary key (message, wallet)
);
create index chat_reports_open on app.chat_reports (message) where settled_at is null;

create table app.chat_blocks (
  wallet app.address not null references app.wallets,
  blocked uuid not null references app.wallets (id),
  created_at timestamptz not null default app.now(),
  primary key (wallet, blocked)
);

-- The author that the transaction acts for.
create function app.current_author() returns uuid language sql stable as $$
  select id from app.wallets where wallet = app.current_wallet()
$$;

-- The topic of Realtime that a room is broadcast on: topicOf of domain/chat.ts in SQL.
create function app.room_topic(room text) returns text language sql immutable set search_path = '' as $$
  select 'room:' || regexp_replace(lower(room), '[^a-z]+', '-', 'g')
$$;

-- A message as every caller of a room reads it (contract/chat.ts), for the API and the broadcast alike. It acts as the owner,
-- because its author's name and picture are those of a wallet that its reader may not know.
create function app.chat_message(message app.chat_messages) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', message.id::text,
    'room_name', message.room,
    'author', message.author,
    'username', coalesce(profile.username, 'System'),
    'profile_icon', app.shown_icon(profile.wallet, profile.profile_icon),
    'message_text', case when message.removed_at is null then message.message_text else '' end,
    'created_at', to_char(message.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'is_ai', false,
    'reply_to', message.reply_to::text,
    'edited_at', to_char(message.edited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'removed', message.removed_by)
    || case when message.held_at is null then '{}'::jsonb else '{"held": true}'::jsonb end
  from (select) as one
    left join app.wallets as writer on writer.id = message.author
    left join app.profiles as profile on profile.wallet = writer.wallet
$$;

-- What was written or changed in a room from a moment on, in the order of the changes, after one of them. It acts as the
-- owner, because row level security keeps comparisons of times from the index; what is held it answers to its author alone.
create function app.chat_changes(of_room text, since timestamptz, after_change timestamptz, after_id bigint, portion integer)
returns setof app.chat_messages language sql stable security definer set search_path = '' as $$
  select * from app.chat_messages
  where room = of_room and changed_at >= since and (held_at is null or author = app.current_author())
    and (changed_at, id) > (after_change, after_id)
  order by changed_at, id limit portion
$$;

create function app.note_chat_change() returns trigger language plpgsql set search_path = '' as $$
begin
  new.changed_at := app.now();
  return new;
end
$$;
create trigger note_change before update on app.chat_messages
  for each row execute function app.note_chat_change();

-- Broadcasts what all may read: `message` when they first may, `changed` from then on.
create function app.broadcast_chat() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.held_at is null then
    perform realtime.send(
      app.chat_message(new),
      case when tg_op = 'INSERT' or old.held_at is not null then 'message' else 'changed' end,
      app.room_topic(new.room),
      true);
  end if;
  return null;
end
$$;
create trigger broadcast after insert or update on app.chat_messages
  for each row execute function app.broadcast_chat();

insert into app.retention (position, table_name, aged_by, keep) values (20, 'chat_messages', 'created_at', '90 days');

alter table app.chat_rooms enable row level security;
alter table app.chat_messages enable row level security;
alter table app.chat_reports enable row level security;
alter table app.chat_blocks enable row level security;

create policy gum_api_read_rooms on app.chat_rooms for select to gum_api using (true);
create policy gum_api_count_messages on app.chat_rooms for update to gum_api
  using ((select app.current_wallet()) is not null) with check (true);

create policy gum_api_read_messages on app.chat_messages for select to gum_api
  using (held_at is null or author = (select app.current_author()) or (select app.is_admin()));
create policy gum_api_write_message on app.chat_messages for insert to gum_api
  with check (author = (select app.current_author()) and not (select app.is_muted()));
-- Authors change their own within a minute, and put back nothing.
create policy gum_api_change_own_message on app.chat_messages for update to gum_api
  using (author = (select app.current_author()) and removed_at is null
    and created_at >= app.now() - interval '1 minute')
  with check (author = (select app.current_author()) and removed_by is distinct from 'operator');
create policy gum_api_decide_message on app.chat_messages for update to gum_api
  using ((select app.is_admin())) with check ((select app.is_admin()));

create policy gum_api_read_reports on app.chat_reports for select to gum_api
  using (wallet = (select app.current_wallet()) or (select app.is_admin()));
create policy gum_api_report on app.chat_reports for insert to gum_api
  with check (wallet = (select app.current_wallet()));
create policy gum_api_settle_reports on app.chat_reports for update to gum_api
  using ((select app.is_admin())) with check ((select app.is_admin()));

create policy gum_api_own_blocks on app.chat_blocks to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));

revoke all on app.chat_rooms, app.chat_messages, app.chat_reports, app.chat_blocks
  from public, anon, authenticated;
grant select, update (written, last_message) on app.chat_rooms to gum_api;
grant select, insert (room, author, message_text, reply_to, held_at),
  update (message_text, edited_at, removed_at, removed_by, held_at) on app.chat_messages to gum_api;
grant select, insert (message, wallet, reason), update (settled_at) on app.chat_reports to gum_api;
grant select, insert (wallet, blocked), delete on app.chat_blocks to gum_api;

-- Whether the session of the bearer of the claims stands and their wallet is not banned.
create function app.session_stands() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from app.sessions as session join app.wallets as owner using (wallet)
    where owner.wallet = app.current_wallet() and owner.banned_at is null
      and session.id::text = nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb ->> 'sid'
      and session.revoked_at is null and session.expires_at > app.now())
$$;

-- Whether the bearer of the claims may hear a topic: it is a room's, and their session stands.
create function app.may_hear(topic text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.chat_rooms where app.room_topic(room) = topic) and app.session_stands()
$$;

revoke all on all functions in schema app from public, anon, authenticated;
grant execute on function app.current_author(), app.room_topic(text), app.chat_message(app.chat_messages),
  app.chat_changes(text, timestamptz, timestamptz, bigint, integer) to gum_api;
grant execute on function app.may_hear(text) to authenticated;

-- Private channels, as Realtime asks (hosted, and locally by realtime.authorize). No client broadcasts: Realtime asks for
-- the right once a channel and not for each event, so that it could not tell a forged `message` from anything else.
create policy members_hear_rooms on realtime.messages for select to authenticated
  using (extension in ('broadcast', 'presence') and (select app.may_hear((select realtime.topic()))));
create policy members_are_seen_in_rooms on realtime.messages for insert to authenticated
  with check (extension = 'presence' and (select app.may_hear((select realtime.topic()))));
