-- Zoltar (domain/zoltar.ts): 10 GUM a play, and one in thirty pays 250.
insert into app.gum_sources (source_name, label, news_title, news_text, direction, base_reward, repeats, claim) values
  ('zoltar_play', 'Zoltar', null, null, 'spend', 10, 'cooldown', 'server'),
  ('zoltar_win', 'Zoltar pays out', 'The spirits smile on you!', 'Zoltar has drawn your card.', 'earn', 250, 'cooldown', 'server');

-- The seed of each wallet's next play. It cannot be read before that play is paid for: the role of the API has no right to
-- this table, and the two functions below give out its hash, and the seed against a spending.
create table app.zoltar_seeds (
  wallet app.address primary key references app.wallets,
  play_number integer not null check (play_number > 0),
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default app.now()
);

-- What was played. A row is never changed: it is the person's card, and what a play can be worked out from again.
create table app.zoltar_plays (
  id bigint generated always as identity primary key,
  wallet app.address not null references app.wallets,
  play_number integer not null check (play_number > 0),
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  player_seed text not null check (player_seed ~ '^[0-9A-Za-z-]{8,64}$'),
  sum text not null check (sum ~ '^[0-9a-f]{64}$'),
  won boolean not null,
  fortune integer not null check (fortune >= 0),
  -- The ledger's rows: each pays for one play, or is the prize of one.
  spending bigint not null unique references app.gum_transactions,
  prize bigint unique references app.gum_transactions,
  created_at timestamptz not null default app.now(),
  unique (wallet, play_number),
  constraint zoltar_plays_prize check (won = (prize is not null))
);
create index zoltar_plays_newest on app.zoltar_plays (wallet, created_at desc, id desc);

-- 32 bytes that cannot be foretold, in hex: a version 4 UUID has 122 random bits.
create function app.new_zoltar_seed() returns text
language sql volatile set search_path = '' as $$
  select encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
$$;

-- The number of the wallet's next play, and the hash of its seed. The first question makes the seed; it is never
-- replaced but by being played.
create function app.zoltar_commitment() returns table (play_number integer, commitment text)
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into app.zoltar_seeds (wallet, play_number, seed)
  select app.current_wallet(), 1, app.new_zoltar_seed() where app.current_wallet() is not null
  on conflict do nothing;
  return query select next.play_number, encode(sha256(convert_to(next.seed, 'UTF8')), 'hex')
    from app.zoltar_seeds as next where next.wallet = app.current_wallet();
end
$$;

-- The seed of a play of the wallet, against the row of the ledger that paid for it: what is not paid for is not told.
-- It is used up by this, and the seed of the next play takes its place.
create function app.use_zoltar_seed(played integer, spending bigint) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  used text;
begin
  if not exists (
    select from app.gum_transactions as paid
    where paid.id = spending and paid.wallet = app.current_wallet() and paid.source = 'zoltar_play'
      and paid.once_key = 'zoltar_play:' || played
  ) then
    return null;
  end if;
  select next.seed into used from app.zoltar_seeds as next
  where next.wallet = app.current_wallet() and next.play_number = played for update;
  if used is not null then
    update app.zoltar_seeds as next
    set play_number = played + 1, seed = app.new_zoltar_seed(), created_at = app.now()
    where next.wallet = app.current_wallet();
  end if;
  return used;
end
$$;

alter table app.zoltar_seeds enable row level security;
alter table app.zoltar_plays enable row level security;
create policy gum_api_own_plays on app.zoltar_plays to gum_api
  using (wallet = (select app.current_wallet())) with check (wallet = (select app.current_wallet()));

revoke all on app.zoltar_seeds, app.zoltar_plays from public, anon, authenticated;
revoke all on all functions in schema app from public, anon, authenticated;
grant select, insert (wallet, play_number, server_seed, commitment, player_seed, sum, won, fortune, spending, prize)
  on app.zoltar_plays to gum_api;
grant execute on function app.zoltar_commitment(), app.use_zoltar_seed(integer, bigint) to gum_api;
