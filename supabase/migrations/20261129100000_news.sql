-- News of a person (NEWS-1): what happened to them, such as a comment on their page. app.tell alone writes it, in the
-- transaction of the act.
create table app.news (
  id bigint generated always as identity primary key,
  wallet app.address not null references app.wallets,
  -- What happened (domain/people/news.ts).
  kind text not null check (kind ~ '^[a-z][a-z-]{0,29}$'),
  -- Who did it; null: the house.
  actor app.address references app.wallets,
  -- What it is about: the ids and names that its kind lists.
  subject jsonb not null check (jsonb_typeof(subject) = 'object' and octet_length(subject::text) <= 500),
  -- The UTC day: what is the same is told once a day.
  told_on date not null default app.today(),
  created_at timestamptz not null default app.now(),
  -- When the person saw it; null: they have not.
  read_at timestamptz
);
create unique index news_once on app.news (wallet, told_on, kind, actor, subject) nulls not distinct;
create index news_pages on app.news (wallet, created_at, id);
create index news_unread on app.news (wallet, id) where read_at is null;
create index news_actors on app.news (actor);
create index news_age on app.news (created_at);
insert into app.retention (position, table_name, aged_by, keep) values (22, 'news', 'created_at', '90 days');

alter table app.news enable row level security;
create policy gum_api_own_news on app.news for select to gum_api using (wallet = (select app.current_wallet()));
create policy gum_api_see_own_news on app.news for update to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));
revoke all on app.news from public, anon, authenticated;
grant select, update (read_at) on app.news to gum_api;

-- Tells people what happened to them: not of their own acts, not what they have switched off, the same once a day, of one
-- person 20 things a day and 100 in all, and nothing where a block stands between the two (BLOCK-1). It acts as the owner, because the
-- rows are those of others. Who did it is the wallet of the transaction, the house, or an author whose text an operator releases.
create function app.tell(told text[], what text, by text, about jsonb, seen boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if by is distinct from app.current_wallet() and by is not null and not app.is_admin() then
    raise exception 'news in the name of another' using errcode = 'insufficient_privilege';
  end if;
  insert into app.news (wallet, kind, actor, subject, read_at)
  select one.wallet, what, by, about, case when seen then app.now() end
  from app.wallets as one
    left join app.settings as setting using (wallet)
    cross join lateral (
      select count(*) as told, count(*) filter (where today.actor = by) as of_actor
      from app.news as today where today.wallet = one.wallet and today.told_on = app.today()) as counted
  where one.wallet = any (tell.told) and one.wallet is distinct from by
    and not coalesce(setting.settings -> 'newsOff' -> 'value' ? what, false)
    and counted.told < 100 and counted.of_actor < 20
    and (by is null or not app.is_blocked(one.wallet, by))
  -- In one order, so that no two wait for each other.
  order by one.wallet
  on conflict do nothing;
end
$$;
revoke all on function app.tell(text[], text, text, jsonb, boolean)
  from public, anon, authenticated;
grant execute on function app.tell(text[], text, text, jsonb, boolean) to gum_api;

-- Whose account a token lies in is asked from the account too.
create index linked_wallets_linked on app.linked_wallets using gin (linked);
