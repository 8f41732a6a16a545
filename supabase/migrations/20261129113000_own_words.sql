-- Every table that says something of a person, what of it they are given (WORDS-1), and what becomes of it when they delete what they
-- wrote (WORDS-2). A table that names a wallet and is not listed fails supabase/tests/people/ownWords.test.ts.
create table app.personal_tables (
  -- In which order they are given.
  position integer primary key,
  table_name text not null unique,
  -- Whose row it is: a wallet, or the author of a message.
  of_column text not null,
  -- The columns that the person is given, the first of which orders them; none: nothing of it.
  told text[] not null default '{}',
  -- How a report names it, where it can be reported: what waits for an operator, or was removed by one, stays.
  reported_as text,
  -- Why its rows stay; null: they are deleted.
  stays_because text
);

insert into app.personal_tables (position, table_name, of_column, told, reported_as, stays_because) values
  (1, 'profiles', 'wallet', '{created_at,username,bio,profile_icon}', null, 'The name stands under scores and GUM. The bio is emptied.'),
  (2, 'emails', 'wallet', '{updated_at,email}', null, null),
  (3, 'myplace_pages', 'wallet', '{updated_at,color,pattern,layout,song,mood,about,lists}', null, null),
  (4, 'myplace_comments', 'wallet', '{id,text,created_at,removed_by,held_at}', 'comment', null),
  (5, 'chat_messages', 'author', '{id,room,message_text,created_at,edited_at,removed_by,held_at}', 'message', null),
  (6, 'guest_book', 'wallet', '{id,line,created_at,removed_by,held_at}', 'line', null),
  (7, 'yearbook_signatures', 'wallet', '{id,token_id,text,created_at,removed_by,held_at}', 'signature', null),
  (8, 'works', 'wallet', '{id,kind,title,created_at,removed_by,held_at}', 'work', null),
  (9, 'work_reactions', 'wallet', '{work,reaction}', null, null),
  (10, 'persona_talks', 'wallet', '{agent_id,memory,talked_at}', null, null),
  (11, 'feedback', 'wallet', '{id,user_name,issues_found,suggestions,created_at}', null, null),
  (12, 'terminal_activity', 'wallet', '{id,command,created_at}', null, null),
  (13, 'terminal_tracking', 'wallet', '{id,name,command,created_at}', null, null),
  (14, 'digital_lock_attempts', 'wallet_address', '{id,lock,code_entered,created_at}', null, null),
  (15, 'reports', 'wallet', '{created_at,reason,settled_at}', null, 'Operators decide by it about what others wrote.'),
  (16, 'chat_blocks', 'wallet', '{created_at,blocked}', null, 'It keeps others away until the person unblocks them.'),
  (17, 'settings', 'wallet', '{updated_at,settings}', null, 'The desktop is set so.'),
  (18, 'story_facts', 'wallet', '{created_at,fact}', null, 'What was found in the story.'),
  (19, 'picture_day_votes', 'wallet', '{created_at,photo}', null, 'A vote counts once.'),
  (20, 'game_scores', 'wallet', '{reached_at,game,board,score}', null, 'Scores stay.'),
  (21, 'prize_purchases', 'wallet', '{bought_at,prize,price}', null, 'What was bought stays.'),
  (22, 'gum_transactions', 'wallet', '{id,amount,source,created_at}', null, 'The books of GUM are never changed.'),
  (23, 'lockers', 'wallet', '{assigned_at,number}', null, 'A locker is kept.'),
  (24, 'sessions', 'wallet', '{created_at,expires_at,revoked_at}', null, 'They are deleted when they are old.'),
  (25, 'news', 'wallet', '{}', null, 'What others did; deleted after 90 days.'),
  (26, 'wallets', 'wallet', '{}', null, 'The wallet itself.'),
  (27, 'apart', 'wallet', '{}', null, 'It follows from blocks, and says who blocked the person.'),
  (28, 'chat_seats', 'wallet', '{}', null, 'Where they sit in a room, for minutes.'),
  (29, 'presence', 'wallet', '{}', null, 'Where they are, for minutes.'),
  (30, 'persona_calls', 'wallet', '{}', null, 'How often a model answered in a day.'),
  (31, 'idempotency_keys', 'wallet', '{}', null, 'Answers of a day, deleted after it.'),
  (32, 'gum_accounts', 'wallet', '{}', null, 'GUM stays.'),
  (33, 'game_runs', 'wallet', '{}', null, 'Scores stay.'),
  (34, 'game_links', 'wallet', '{}', null, 'Scores stay.'),
  (35, 'struck_runs', 'wallet', '{}', null, 'What operators decided about scores.'),
  (36, 'zoltar_plays', 'wallet', '{}', null, 'GUM stays.'),
  (37, 'zoltar_seeds', 'wallet', '{}', null, 'GUM stays.'),
  (38, 'lock_claims', 'wallet', '{}', null, 'What was claimed stays.'),
  (39, 'firsts', 'wallet', '{}', null, 'Who was first stays.'),
  (40, 'floodlights', 'wallet', '{}', null, 'Who switched them last.'),
  (41, 'audit', 'wallet', '{}', null, 'The record of sessions is append-only, for 400 days.'),
  (42, 'audit_log', 'operator', '{}', null, 'What operators did is append-only.'),
  (43, 'access_codes', 'created_by', '{}', null, 'What operators made.'),
  (44, 'announcements', 'created_by', '{}', null, 'What operators told everybody.'),
  (45, 'gum_caps', 'raised_by', '{}', null, 'What operators set.'),
  (46, 'gum_sources', 'raised_by', '{}', null, 'What operators set.'),
  (47, 'tokens', 'owner', '{}', null, 'It is public on the chain.'),
  (48, 'listed_tokens', 'owner', '{}', null, 'It is public on the chain.'),
  (49, 'linked_wallets', 'wallet', '{}', null, 'It is public on the chain.'),
  (50, 'backpack_claims', 'signer', '{}', null, 'It is public on the chain.'),
  (51, 'graduations', 'wallet', '{}', null, 'It is public on the chain.'),
  (52, 'flow_transfers', 'address', '{}', null, 'It is public on the chain.'),
  (53, 'followed_accounts', 'address', '{}', null, 'It is public on the chain.'),
  (54, 'chat_reactions', 'wallet', '{created_at,message,reaction}', null, null);

alter table app.personal_tables enable row level security;
revoke all on app.personal_tables from public, anon, authenticated;
create policy gum_api_read_personal_tables on app.personal_tables for select to gum_api using (true);
grant select on app.personal_tables to gum_api;

-- The rows of one table that the wallet of the transaction is given, after the first `after`. It acts as the owner, because what
-- is kept of a person is not all for pages to read; it reads rows of that wallet alone.
create function app.own_rows(of_table text, after integer, most integer) returns table (told jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  one app.personal_tables;
begin
  select * into one from app.personal_tables where table_name = of_table and cardinality(personal_tables.told) > 0;
  if not found or app.current_wallet() is null then
    return;
  end if;
  return query execute format(
    'select to_jsonb(given) from (select %s from app.%I where %I = $1::%s order by %s offset $2 limit $3) as given',
    (select string_agg(format('%I', name), ', ') from unnest(one.told) as name), one.table_name, one.of_column,
    case one.of_column when 'author' then 'uuid' else 'text' end,
    (select string_agg(format('%I', name), ', ') from unnest(one.told[:2]) as name))
    using case one.of_column when 'author' then app.current_author()::text else app.current_wallet() end, after, most;
end
$$;

-- Deletes what the wallet of the transaction wrote, by the same list, and answers where the pictures of its works lie. It acts as
-- the owner, because no call deletes from these tables otherwise.
create function app.delete_own_words() returns table (file text, type text, small text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  me text := app.current_wallet();
  author text := app.current_author()::text;
  one app.personal_tables;
begin
  if me is null then
    return;
  end if;
  return query
    select work.file, work.type, work.small from app.works as work
    where work.wallet = me and work.removed_by is null
      and not exists (select from app.reports as report where report.work = work.id and report.settled_at is null);
  for one in select * from app.personal_tables where stays_because is null order by position loop
    execute format(
      'delete from app.%I as one where one.%I = $1::%s %s', one.table_name, one.of_column,
      case one.of_column when 'author' then 'uuid' else 'text' end,
      case when one.reported_as is null then '' else format(
        'and one.removed_by is distinct from ''operator'' and not exists (
           select from app.reports as report where report.%I = one.id and report.settled_at is null)', one.reported_as) end)
      using case one.of_column when 'author' then author else me end;
  end loop;
  update app.profiles set bio = '', updated_at = app.now() where wallet = me and bio <> '';
end
$$;
revoke all on function app.own_rows(text, integer, integer), app.delete_own_words() from public, anon, authenticated;
grant execute on function app.own_rows(text, integer, integer), app.delete_own_words() to gum_api;
