-- What the catalog of a database of this size needs (supabase/tests/system/catalog.test.ts).

-- A row that others refer to is deleted, and a person's rows are found, without reading the whole of another table. Where
-- few rows refer to anything, the index has those alone.
create index access_codes_created_by on app.access_codes (created_by);
create index access_grants_code_id on app.access_grants (code_id);
create index announcements_created_by on app.announcements (created_by);
create index chat_blocks_blocked on app.chat_blocks (blocked);
create index digital_lock_attempts_wallet_address on app.digital_lock_attempts (wallet_address);
create index feedback_wallet on app.feedback (wallet) where wallet is not null;
create index firsts_wallet on app.firsts (wallet);
create index floodlights_wallet on app.floodlights (wallet);
create index game_scores_wallet on app.game_scores (wallet);
create index gum_caps_raised_by on app.gum_caps (raised_by) where raised_by is not null;
create index gum_sources_cap_group on app.gum_sources (cap_group) where cap_group is not null;
create index gum_sources_raised_by on app.gum_sources (raised_by) where raised_by is not null;
create index lock_claims_wallet on app.lock_claims (wallet);
create index persona_calls_wallet on app.persona_calls (wallet);
create index prize_purchases_prize on app.prize_purchases (prize);
create index reports_comment on app.reports (comment) where comment is not null;
create index reports_line on app.reports (line) where line is not null;
create index reports_message on app.reports (message) where message is not null;
create index reports_signature on app.reports (signature) where signature is not null;
create index reports_wallet on app.reports (wallet);
create index reports_work on app.reports (work) where work is not null;
create index struck_runs_wallet on app.struck_runs (wallet);
create index terminal_activity_wallet on app.terminal_activity (wallet);
create index terminal_tracking_wallet on app.terminal_tracking (wallet);
create index work_reactions_wallet on app.work_reactions (wallet);

-- No search path changes what these read: their names are bound here. SET would keep PostgreSQL from inlining them.
create or replace function app.now() returns timestamptz language sql stable
begin atomic
  select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, pg_catalog.now());
end;

create or replace function app.today() returns date language sql stable
begin atomic
  select (app.now() at time zone 'UTC')::date;
end;

create or replace function app.current_wallet() returns text language sql stable
begin atomic
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'wallet';
end;

create or replace function app.current_author() returns uuid language sql stable
begin atomic
  select id from app.wallets where wallet = app.current_wallet();
end;

create or replace function app.is_admin() returns boolean language sql stable
begin atomic
  select exists (
    select from app.wallets
    where wallet = app.current_wallet() and role = 'ADMIN' and banned_at is null);
end;

create or replace function app.is_muted() returns boolean language sql stable
begin atomic
  select exists (select from app.wallets where wallet = app.current_wallet() and muted_at is not null);
end;

create or replace function app.is_same_person(one text, other text) returns boolean language sql stable
begin atomic
  select one = other or exists (
    select from app.linked_wallets as known
    where (known.wallet = one and other = any(known.linked)) or (known.wallet = other and one = any(known.linked)));
end;

create or replace function app.shown_icon(of_wallet text, of_icon text) returns table (icon text) language sql stable
begin atomic
  select case when of_icon not like 'token:%' or exists (
    select from app.tokens as token
    where token.collection = split_part(of_icon, ':', 2)
      -- Face and character have no third part, and this may be read of them too.
      and token.token_id = nullif(split_part(of_icon, ':', 3), '')::numeric
      and (token.owner = of_wallet or exists (
        select from app.linked_wallets as known where known.wallet = of_wallet and token.owner = any(known.linked))))
    then of_icon end;
end;

create or replace function app.shown_message(message app.chat_messages) returns table (shown jsonb) language sql stable
begin atomic
  select jsonb_build_object(
    'id', message.id::text,
    'room_name', message.room,
    'author', message.author,
    'username', coalesce(profile.username, 'System'),
    'profile_icon', (select icon from app.shown_icon(profile.wallet, profile.profile_icon)),
    'message_text', case when message.removed_at is null then message.message_text else '' end,
    'created_at', to_char(message.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'is_ai', false,
    'reply_to', message.reply_to::text,
    'edited_at', to_char(message.edited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'removed', message.removed_by)
    || case when message.held_at is null then '{}'::jsonb else '{"held": true}'::jsonb end
  from (select) as one
    left join app.wallets as writer on writer.id = message.author
    left join app.profiles as profile on profile.wallet = writer.wallet;
end;

alter function app.refuse_change() set search_path = '';

-- Of two policies for one verb PostgreSQL asks both. One says who may.
drop policy gum_api_shown_now on app.announcements;
drop policy gum_api_all_announcements on app.announcements;
create policy gum_api_shown_now_or_admin on app.announcements for select to gum_api
  using (
    (withdrawn_at is null and starts_at <= app.now() and (ends_at is null or ends_at > app.now()))
    or (select app.is_admin()));

drop policy gum_api_change_own_message on app.chat_messages;
drop policy gum_api_decide_message on app.chat_messages;
create policy gum_api_change_own_or_decide on app.chat_messages for update to gum_api
  using (
    (author = (select app.current_author()) and removed_at is null and created_at >= app.now() - interval '1 minute')
    or (select app.is_admin()))
  with check (
    (author = (select app.current_author()) and removed_by is distinct from 'operator')
    or (select app.is_admin()));

drop policy gum_api_remove_comment on app.myplace_comments;
drop policy gum_api_decide_comment on app.myplace_comments;
create policy gum_api_remove_or_decide on app.myplace_comments for update to gum_api
  using (
    (removed_at is null and (select app.current_wallet()) in (page, wallet))
    or (select app.is_admin()))
  with check (
    (select app.current_wallet()) = case removed_by when 'author' then wallet when 'owner' then page end
    or (select app.is_admin()));

drop policy gum_api_remove_work on app.works;
drop policy gum_api_decide_work on app.works;
create policy gum_api_remove_or_decide on app.works for update to gum_api
  using ((removed_at is null and wallet = (select app.current_wallet())) or (select app.is_admin()))
  with check ((removed_by = 'author' and wallet = (select app.current_wallet())) or (select app.is_admin()));

drop policy gum_api_remove_signature on app.yearbook_signatures;
drop policy gum_api_decide_signature on app.yearbook_signatures;
create policy gum_api_remove_or_decide on app.yearbook_signatures for update to gum_api
  using ((removed_at is null and wallet = (select app.current_wallet())) or (select app.is_admin()))
  with check ((removed_by = 'author' and wallet = (select app.current_wallet())) or (select app.is_admin()));
