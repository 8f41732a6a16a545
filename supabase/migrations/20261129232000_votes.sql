-- The Monday of the running week by the clock of Arcadia, as weekAt of domain/town/week.ts has it.
create function app.arcadia_week() returns date
language sql stable security definer set search_path = '' as $$
  select date_trunc('week', app.now() at time zone config.timezone)::date
  from app.time_config as config where config.is_active
$$;
-- The week whose vote is open now: its Sunday has begun and is not over (VOTE-1); null: none.
create function app.voting_week() returns date
language sql stable security definer set search_path = '' as $$
  select date_trunc('week', app.now() at time zone config.timezone)::date
  from app.time_config as config
  where config.is_active and extract(isodow from app.now() at time zone config.timezone) = 7
$$;

-- The votes on what the Friday means: one a wallet and week, and one a Flunk, in whichever wallet it is by then (VOTE-2).
create table app.reading_votes (
  week date not null check (extract(isodow from week) = 1),
  wallet app.address not null references app.wallets,
  -- The Flunk that it was cast with, and its clique at that moment.
  token app.uint64 not null,
  clique text not null check (clique in ('GEEK', 'JOCK', 'PREP', 'FREAK', 'FLUNKO')),
  reading text not null check (reading in ('planned', 'made', 'never')),
  voted_at timestamptz not null default app.now(),
  -- When its wallet was told what came of it; null: not yet.
  told_at timestamptz,
  primary key (week, wallet),
  unique (week, token)
);
create index reading_votes_wallet on app.reading_votes (wallet);
create index reading_votes_age on app.reading_votes (voted_at);
create index reading_votes_untold on app.reading_votes (week) where told_at is null;

-- What the votes of a week that is over came to. A week in which there were none has no row.
create table app.reading_results (
  week date primary key check (extract(isodow from week) = 1),
  winner text not null check (winner in ('planned', 'made', 'never')),
  votes integer not null check (votes > 0),
  counted_at timestamptz not null default app.now()
);
create table app.reading_counts (
  week date not null references app.reading_results,
  clique text not null check (clique in ('GEEK', 'JOCK', 'PREP', 'FREAK', 'FLUNKO')),
  reading text not null check (reading in ('planned', 'made', 'never')),
  votes integer not null check (votes > 0),
  primary key (week, clique, reading)
);

insert into app.retention (position, table_name, aged_by, keep)
  select max(position) + 1, 'reading_votes', 'voted_at', '100 days' from app.retention;
insert into app.personal_tables (position, table_name, of_column, told, reported_as, stays_because)
  select max(position) + 1, 'reading_votes', 'wallet', '{voted_at,week,reading,clique}', null, 'A vote counts once.'
  from app.personal_tables;

alter table app.reading_votes enable row level security;
alter table app.reading_results enable row level security;
alter table app.reading_counts enable row level security;
-- A vote is its wallet's own secret. It is cast and changed on the Sunday of its week alone.
create policy gum_api_own_vote on app.reading_votes for select to gum_api using (wallet = (select app.current_wallet()));
create policy gum_api_vote on app.reading_votes for insert to gum_api
  with check (wallet = (select app.current_wallet()) and week = (select app.voting_week()));
create policy gum_api_change_vote on app.reading_votes for update to gum_api
  using (wallet = (select app.current_wallet()) and week = (select app.voting_week()))
  with check (wallet = (select app.current_wallet()) and week = (select app.voting_week()));
create policy gum_api_read_results on app.reading_results for select to gum_api using (true);
create policy gum_api_read_counts on app.reading_counts for select to gum_api using (true);
revoke all on app.reading_votes, app.reading_results, app.reading_counts from public, anon, authenticated;
grant select, insert (week, wallet, token, clique, reading), update (reading, voted_at) on app.reading_votes to gum_api;
grant select on app.reading_results, app.reading_counts to gum_api;

-- The first Flunk of the wallet, or of one linked to it, with which no other wallet votes in this week: the one of the wallet's own
-- vote, if it has voted. It acts as the owner, because a wallet reads no votes of others.
create function app.reading_ballot(of_week date) returns table (token numeric, clique text)
language sql stable security definer set search_path = '' as $$
  select own.token_id::numeric, template.clique
  from app.tokens as own join app.templates as template using (collection, template_id)
    left join app.reading_votes as vote on vote.week = of_week and vote.token = own.token_id
  where own.collection = 'Flunks' and own.owner = any((select app.wallets_of(app.current_wallet()))::text[])
    and template.clique is not null
    and (vote.wallet is null or vote.wallet = (select app.current_wallet()))
  order by vote.wallet is null, own.token_id limit 1
$$;

-- The readings as they take turns (unaskedLean of domain/town/episode.ts): the first leans a week before which there were no votes, and of two with as many wins the one
-- that comes first.
create function app.readings_in_turn(of_week date) returns text[]
language sql immutable set search_path = '' as $$
  select array_agg(one.reading order by (one.place - turn.number + 3) % 3)
  from unnest(array['planned', 'made', 'never']) with ordinality as one (reading, place),
    (select 1 + greatest(0, (of_week - date '2026-11-30') / 7) % 3 as number) as turn
$$;

-- Holds a week until the transaction ends: votes share it, and who counts them has it alone.
create function app.hold_reading_votes(of_week date, alone boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if alone then
    perform pg_advisory_xact_lock(736022, of_week - date '2026-11-30');
  else
    perform pg_advisory_xact_lock_shared(736022, of_week - date '2026-11-30');
  end if;
end
$$;

-- Counts the votes of a week that is over, once (VOTE-4). It acts as the owner, because the first who asks counts them.
create function app.count_readings(of_week date) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if of_week >= app.arcadia_week()
    or exists (select from app.reading_results where week = of_week)
    or not exists (select from app.reading_votes where week = of_week) then
    return;
  end if;
  -- A vote that was cast in the last moment is in the table before it is counted.
  perform app.hold_reading_votes(of_week, true);
  insert into app.reading_results (week, winner, votes)
  select of_week, (array_agg(counted.reading order by counted.votes desc,
      array_position(app.readings_in_turn(of_week + 7), counted.reading)))[1], sum(counted.votes)
  from (select reading, count(*) as votes from app.reading_votes where week = of_week group by reading) as counted
  on conflict do nothing;
  if found then
    insert into app.reading_counts (week, clique, reading, votes)
    select week, clique, reading, count(*) from app.reading_votes where week = of_week group by week, clique, reading;
  end if;
end
$$;

-- Which reading leans a week: the one that won the week before, or where it has no votes the one whose turn it is (VOTE-5).
create function app.lean_of(of_week date) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform app.count_readings(of_week - 7);
  return coalesce(
    (select winner from app.reading_results where week = of_week - 7),
    (app.readings_in_turn(of_week))[1]);
end
$$;

-- Tells so many of those who voted what came of it, each once, and answers how many (VOTE-6). It acts as the owner, because it is
-- called by a schedule.
create function app.tell_readings(most integer default 2000) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  over date;
  voters text[];
  told integer := 0;
begin
  for over in
    select distinct week from app.reading_votes where told_at is null and week < app.arcadia_week() order by week
  loop
    perform app.count_readings(over);
    with next as (
      select wallet from app.reading_votes where week = over and told_at is null
      order by wallet limit most - told for update skip locked
    ), marked as (
      update app.reading_votes as vote set told_at = app.now()
      from next where vote.week = over and vote.wallet = next.wallet returning vote.wallet::text as wallet
    )
    select array_agg(wallet) into voters from marked;
    if voters is not null then
      perform app.tell(voters, 'vote-told', null,
        (select jsonb_build_object('week', week, 'reading', winner) from app.reading_results where week = over), false);
      told := told + cardinality(voters);
    end if;
    exit when told >= most;
  end loop;
  return told;
end
$$;
revoke all on function app.arcadia_week(), app.voting_week(), app.reading_ballot(date), app.readings_in_turn(date),
  app.hold_reading_votes(date, boolean), app.count_readings(date), app.lean_of(date), app.tell_readings(integer)
  from public, anon, authenticated;
grant execute on function app.arcadia_week(), app.voting_week(), app.reading_ballot(date),
  app.hold_reading_votes(date, boolean), app.lean_of(date), app.tell_readings(integer) to gum_api;
