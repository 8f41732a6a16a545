-- The accounts whose FLOW the index follows, such as the fund's, and what came to them and left them: all of it is public
-- on the chain.
create table app.followed_accounts (
  address app.address primary key,
  -- Transfers up to and including this height are kept.
  height bigint not null check (height >= -1),
  -- What the account had at that height; null: more heights have to be read.
  balance numeric(20, 8) check (balance >= 0),
  since timestamptz not null default app.now()
);

-- The newest of each account alone (db/followedAccounts.ts). A place is a point in the chain's history (chain/facts.ts).
create table app.flow_transfers (
  address app.address not null references app.followed_accounts,
  place bigint not null,
  kind text not null check (kind in ('received', 'sent')),
  amount numeric(20, 8) not null check (amount >= 0),
  at timestamptz not null,
  primary key (address, place)
);

alter table app.followed_accounts enable row level security;
alter table app.flow_transfers enable row level security;
create policy gum_api_followed_accounts on app.followed_accounts to gum_api using (true) with check (true);
create policy gum_api_flow_transfers on app.flow_transfers to gum_api using (true) with check (true);
revoke all on app.followed_accounts, app.flow_transfers from public, anon, authenticated;
grant select, insert (address, height, balance), update (height, balance, since) on app.followed_accounts to gum_api;
grant select, insert, delete on app.flow_transfers to gum_api;
