-- The theme of a week (WEEK-1), by the Monday with which the week begins. A row is made when an operator sets the theme, or
-- when the first work is handed in to the one of the list.
create table app.themes (
  week date primary key check (extract(isodow from week) = 1),
  title text not null check (char_length(title) between 1 and 40),
  hint text not null check (char_length(hint) <= 120),
  -- Whether an operator set it.
  is_set boolean not null,
  set_at timestamptz not null default app.now(),
  -- Once the week is over and its votes are counted.
  closed_at timestamptz,
  winner bigint references app.works on delete set null,
  votes integer not null default 0 check (votes >= 0),
  check (closed_at is not null or winner is null)
);
create index themes_winner on app.themes (winner) where winner is not null;

-- What was handed in: a work once, to the theme of one week.
create table app.theme_entries (
  work bigint primary key references app.works on delete cascade,
  week date not null references app.themes,
  wallet app.address not null references app.wallets,
  handed_at timestamptz not null default app.now()
);
create index theme_entries_week on app.theme_entries (week, handed_at);
create index theme_entries_makers on app.theme_entries (wallet, week);
create index theme_entries_age on app.theme_entries (handed_at);

-- One vote a wallet, and one a Flunk, so that none votes again in another wallet.
create table app.theme_votes (
  week date not null references app.themes,
  wallet app.address not null references app.wallets,
  token numeric not null,
  work bigint not null references app.theme_entries on delete cascade,
  voted_at timestamptz not null default app.now(),
  primary key (week, wallet),
  unique (week, token)
);
create index theme_votes_work on app.theme_votes (work);
create index theme_votes_wallet on app.theme_votes (wallet);
create index theme_votes_age on app.theme_votes (voted_at);
insert into app.retention (position, table_name, aged_by, keep) values
  (23, 'theme_votes', 'voted_at', '100 days'),
  (24, 'theme_entries', 'handed_at', '400 days');

insert into app.personal_tables (position, table_name, of_column, told, reported_as, stays_because) values
  (55, 'theme_entries', 'wallet', '{handed_at,week,work}', null, null),
  (56, 'theme_votes', 'wallet', '{voted_at,week,work}', null, 'A vote counts once.');

alter table app.themes enable row level security;
alter table app.theme_entries enable row level security;
alter table app.theme_votes enable row level security;
create policy gum_api_read_themes on app.themes for select to gum_api using (true);
create policy gum_api_begin_theme on app.themes for insert to gum_api
  with check (closed_at is null and winner is null
    and ((not is_set and (select app.current_wallet()) is not null) or (select app.is_admin())));
create policy gum_api_set_theme on app.themes for update to gum_api
  using (closed_at is null and (select app.is_admin())) with check (closed_at is null and (select app.is_admin()));
create policy gum_api_read_entries on app.theme_entries for select to gum_api using (true);
create policy gum_api_hand_in on app.theme_entries for insert to gum_api
  with check (wallet = (select app.current_wallet()) and not (select app.is_muted()));
create policy gum_api_take_entry_back on app.theme_entries for delete to gum_api
  using (wallet = (select app.current_wallet()));
-- A vote is its wallet's own secret; how many there are is told when the week is over (app.theme_results).
create policy gum_api_own_vote on app.theme_votes for select to gum_api using (wallet = (select app.current_wallet()));
create policy gum_api_vote on app.theme_votes for insert to gum_api with check (wallet = (select app.current_wallet()));
create policy gum_api_change_vote on app.theme_votes for update to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));
create policy gum_api_take_vote_back on app.theme_votes for delete to gum_api
  using (wallet = (select app.current_wallet()));
revoke all on app.themes, app.theme_entries, app.theme_votes from public, anon, authenticated;
grant select, insert (week, title, hint, is_set), update (title, hint, is_set, set_at) on app.themes to gum_api;
grant select, insert (work, week, wallet), delete on app.theme_entries to gum_api;
grant select, insert (week, wallet, token, work), update (token, work, voted_at), delete on app.theme_votes to gum_api;

-- The first of these Flunks by which no other wallet votes in this week. It acts as the owner, because a wallet reads no votes of
-- others; what is answered is the caller's own Flunk.
create function app.free_theme_token(theme date, held numeric[]) returns numeric
language sql stable security definer set search_path = '' as $$
  select own.token from unnest(held) as own (token)
  where not exists (select from app.theme_votes as vote
    where vote.week = theme and vote.token = own.token
      and vote.wallet is distinct from (select app.current_wallet()))
  order by own.token limit 1
$$;

-- The works of a week that is over with their votes, most first; of two with as many the one that was handed in first.
create function app.theme_results(theme date) returns table (place bigint, work bigint, votes integer)
language sql stable security definer set search_path = '' as $$
  select row_number() over (order by count(*) desc, entry.handed_at, entry.work), entry.work, count(*)::integer
  from app.theme_entries as entry join app.theme_votes as vote using (work)
    join app.works as one on one.id = entry.work
  where entry.week = theme and theme + 7 <= app.today() and one.removed_at is null and one.held_at is null
  group by entry.work, entry.handed_at
$$;

-- Counts the votes of weeks that are over, and tells the makers of the winners (WEEK-4). It acts as the owner, because it is
-- called by a schedule; a week is counted once. Answers how many weeks were.
create function app.close_themes() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  theme record;
  best record;
  counted integer := 0;
begin
  for theme in
    select week, title from app.themes where closed_at is null and week + 7 <= app.today()
    order by week for update skip locked
  loop
    select result.work, result.votes, one.wallet, one.title into best
    from app.theme_results(theme.week) as result join app.works as one on one.id = result.work
    where result.place = 1;
    update app.themes set closed_at = app.now(), winner = best.work, votes = coalesce(best.votes, 0)
    where week = theme.week;
    if best.work is not null then
      perform app.tell(array[best.wallet::text], 'theme-won', null,
        jsonb_build_object('work', best.work::text, 'title', best.title, 'theme', theme.title), false);
    end if;
    counted := counted + 1;
  end loop;
  return counted;
end
$$;
revoke all on function app.free_theme_token(date, numeric[]), app.theme_results(date), app.close_themes()
  from public, anon, authenticated;
grant execute on function app.free_theme_token(date, numeric[]), app.theme_results(date), app.close_themes() to gum_api;
