-- A board of the Case File that its owner has opened, or asks to open, to one other person for a day (CASE-13 to CASE-18).
create table app.case_boards (
  id uuid primary key default gen_random_uuid(),
  owner app.address not null references app.profiles,
  guest app.address not null references app.profiles,
  asked_at timestamptz not null default app.now(),
  accepted_at timestamptz,
  ended_at timestamptz,
  ends_at timestamptz not null default app.now() + interval '1 day',
  -- It grows with each change that the two see.
  version integer not null default 1,
  -- It grows with what the owner has met, pinned or joined.
  content integer not null default 1,
  -- The card at which each of the two is, and when their page was heard of last.
  owner_card text check (char_length(owner_card) between 3 and 64),
  guest_card text check (char_length(guest_card) between 3 and 64),
  owner_seen_at timestamptz,
  guest_seen_at timestamptz,
  -- Which cards are marked, and by whom: [{"card", "by"}], in the order in which they were.
  marks jsonb not null default '[]' check (jsonb_typeof(marks) = 'array' and jsonb_array_length(marks) <= 80),
  check (owner <> guest)
);
create unique index case_boards_one on app.case_boards (owner) where ended_at is null;
create index case_boards_owner on app.case_boards (owner, asked_at);
create index case_boards_guest on app.case_boards (guest, asked_at);
create index case_boards_age on app.case_boards (ends_at);

-- A thread that a guest tied.
alter table app.case_joins add column by_guest boolean not null default false;
grant insert (by_guest) on app.case_joins to gum_api;

alter table app.case_boards enable row level security;
create policy gum_api_own_boards on app.case_boards for select to gum_api
  using ((select app.current_wallet()) in (owner, guest));
create policy gum_api_ask on app.case_boards for insert to gum_api
  with check (owner = (select app.current_wallet()));
create policy gum_api_at_a_board on app.case_boards for update to gum_api
  using (ended_at is null and (select app.current_wallet()) in (owner, guest))
  with check ((select app.current_wallet()) in (owner, guest));
revoke all on app.case_boards from public, anon, authenticated;
grant select, insert (owner, guest),
  update (accepted_at, ended_at, ends_at, version, content, owner_card, guest_card, owner_seen_at, guest_seen_at, marks)
  on app.case_boards to gum_api;

-- What the two at a board are told of it, live and by the tail alike. No card's words and no names are in it.
create function app.board_tail(board app.case_boards) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'version', board.version,
    'content', board.content,
    'state', case when board.ended_at is not null or board.ends_at <= app.now() then 'ended'
      when board.accepted_at is null then 'asked' else 'open' end,
    'ends_at', to_char(board.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'owner', jsonb_build_object('card', board.owner_card,
      'seen_at', to_char(board.owner_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
    'guest', jsonb_build_object('card', board.guest_card,
      'seen_at', to_char(board.guest_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
    'marks', board.marks)
$$;
-- The tail for those who have its key (auth/roomKey.ts), whose session is not looked at: it acts as the owner.
create function app.board_tail_of(board text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select app.board_tail(one) from app.case_boards as one where one.id = board::uuid
$$;

create function app.tell_board() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(app.board_tail(new), 'board', 'case:' || new.id, true);
  return null;
end
$$;
create trigger tell_board after update on app.case_boards for each row execute function app.tell_board();

-- A block ends a board between the two. It acts as the owner, because who is blocked may not be its owner.
create function app.end_boards() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.case_boards set ended_at = app.now(), version = version + 1
    where ended_at is null and owner = new.wallet and guest = new.other;
  return null;
end
$$;
create trigger end_boards after insert on app.apart for each row execute function app.end_boards();

-- Whether the bearer of the claims is one of the two at the board of a topic, and their session stands.
create function app.may_watch(topic text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from app.case_boards as board
    where 'case:' || board.id = topic and board.ended_at is null and board.ends_at > app.now()
      -- Each of the two by an index: the name of a topic has none.
      and (board.owner = app.current_wallet() or board.guest = app.current_wallet()))
    and app.session_stands()
$$;

revoke all on function app.board_tail(app.case_boards), app.board_tail_of(text), app.tell_board(), app.end_boards(),
  app.may_watch(text) from public, anon, authenticated;
grant execute on function app.board_tail(app.case_boards), app.board_tail_of(text) to gum_api;
grant execute on function app.may_watch(text) to authenticated;

create policy members_watch_boards on realtime.messages for select to authenticated
  using (extension in ('broadcast', 'presence') and (select app.may_watch((select realtime.topic()))));

insert into app.retention (position, table_name, aged_by, keep)
  select max(position) + 1, 'case_boards', 'ends_at', '1 day' from app.retention;
insert into app.personal_tables (position, table_name, of_column, told, reported_as, stays_because)
  select max(position) + 1, 'case_boards', 'owner', '{asked_at,accepted_at,ended_at}', null, 'It is deleted after two days.'
  from app.personal_tables;
