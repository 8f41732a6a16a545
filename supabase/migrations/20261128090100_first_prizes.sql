-- What the first person alone gets who does something: a fact of one wallet (LOCK-17).
create table app.firsts (
  fact text primary key check (char_length(fact) <= 64 and fact ~ '^won:[a-z0-9]+(-[a-z0-9]+)*$'),
  wallet app.address not null references app.wallets,
  created_at timestamptz not null default app.now()
);

alter table app.firsts enable row level security;
create policy gum_api_read_firsts on app.firsts for select to gum_api using (true);
create policy gum_api_take_firsts on app.firsts for insert to gum_api
  with check (wallet = (select app.current_wallet()));
revoke all on app.firsts from public, anon, authenticated;
grant select, insert (fact, wallet) on app.firsts to gum_api;

-- Key 117 belongs to who opened the trunk by the code of chapter 2 first, as far as that has happened.
insert into app.firsts (fact, wallet, created_at)
select 'won:key-117', wallet, created_at from app.story_facts
where fact = 'opened:under-the-bed/chapter-2' and said_by = 'server'
order by created_at, wallet limit 1;
insert into app.story_facts (wallet, fact, said_by, created_at)
select wallet, fact, 'server', created_at from app.firsts;
